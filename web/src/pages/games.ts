/** What the pages around the table say of a game: symbol, name, and whether it can be played alone. */
import { COVERS } from "../lib/covers";
import { t, words } from "../lib/language.svelte";
import type { GameInfo } from "../lib/wire";

/** The symbol of a game in lists. */
export const gameSymbol = (game: string): string => COVERS[game]?.symbol ?? "dice";

/** The name of a game in the language on the screen; `title` is what the catalogue calls it. */
export function gameName(game: string, title = game): string {
  return words().has(`game-${game}`) ? t(`game-${game}`) : title;
}

/** A line about a game, where there is one. */
export const gameFact = (game: string, fact: "line" | "time" | "solo"): string =>
  words().attribute(`game-${game}`, fact);

/** `1–4 players`. */
export function playersText(game: GameInfo): string {
  return t("players-range", { least: game.min_players, most: game.max_players });
}
