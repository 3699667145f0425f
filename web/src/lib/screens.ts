/** Which games have a screen: a folder of `games/` with an `index.ts`, loaded when a table of that game is opened. */
import { Unreachable } from "./api";
import { untilAnswered } from "./persistent";

const SCREENS = import.meta.glob<{ default: unknown }>("../games/*/index.ts");

/** The screen of a game: its own, or the plain one that shows any game. */
export async function loadScreen<Screen>(game: string): Promise<Screen> {
  const load = SCREENS[`../games/${game}/index.ts`] ?? (() => import("../table/plain"));
  const loaded = await load().catch((error: unknown) => {
    throw new Unreachable(error);
  });
  return loaded.default as Screen;
}

/** A part of a page that is not always needed: asked for until it has come. */
export function loadPart<Part>(load: () => Promise<{ default: Part }>): Promise<Part> {
  return untilAnswered(() =>
    load().then(
      (loaded) => loaded.default,
      (error: unknown) => {
        throw new Unreachable(error);
      },
    ),
  );
}
