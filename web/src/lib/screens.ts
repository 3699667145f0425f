/** Which games have a screen: a folder of `games/` with an `index.ts`, loaded when a table of that game is opened. */

const SCREENS = import.meta.glob<{ default: unknown }>("../games/*/index.ts");

/** Whether a game can be played in the browser. */
export function hasScreen(game: string): boolean {
  return `../games/${game}/index.ts` in SCREENS;
}

/** The screen of a game. */
export async function loadScreen<Screen>(game: string): Promise<Screen> {
  const load = SCREENS[`../games/${game}/index.ts`];
  if (!load) throw new Error(`There is no screen for ${game}.`);
  return (await load()).default as Screen;
}
