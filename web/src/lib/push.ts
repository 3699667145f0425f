/** Being told of turns while no page is open, by the push service of the browser. */
import { get, post, put } from "./api";

async function pushManager(): Promise<PushManager | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  // Not every browser that has workers has a push service.
  return ((await navigator.serviceWorker.getRegistration()) as Partial<ServiceWorkerRegistration> | undefined)
    ?.pushManager;
}

/** Have the server tell this browser; nothing where server or browser cannot, because open pages tell all the same. */
export async function beTold(language: string): Promise<void> {
  try {
    const manager = await pushManager();
    if (!manager) return;
    const { key } = await get<{ key: string }>("/api/push");
    if (!key) return;
    const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    await put("/api/push", { endpoint, p256dh: keys!.p256dh, auth: keys!.auth, language });
  } catch {
    // The push service is not reached, or the browser has none.
  }
}

/** The server and the push service forget this browser. */
export async function beToldNoMore(): Promise<void> {
  try {
    const found = await (await pushManager())?.getSubscription();
    if (!found) return;
    await post("/api/push/end", { endpoint: found.endpoint });
    await found.unsubscribe();
  } catch {
    // What could not be said is forgotten when the session ends, or the push service no longer knows the browser.
  }
}
