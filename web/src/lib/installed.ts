/** The page as an app of the machine: its shell is kept for times without a network, its icon says what waits. */

/** Have the files of the page kept, where the browser can and the page is built. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Without it the page works as well, as long as there is a network.
  navigator.serviceWorker.register("/worker.js").catch(() => {});
}

/** Show on the icon of the app how many tables wait for the reader; nothing where none does. */
export function showWaiting(tables: number): void {
  if (!("setAppBadge" in navigator)) return;
  const shown = tables > 0 ? navigator.setAppBadge(tables) : navigator.clearAppBadge();
  // A browser may know badges and yet show none, as before the app is installed.
  shown.catch(() => {});
}
