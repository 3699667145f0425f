/** The games and bots of the server: asked once. */
import { get } from "./api";
import { askedOnce } from "./persistent";
import type { Catalogue, GameInfo } from "./wire";

/** The catalogue of the server. */
export const catalogue = askedOnce(() => get<Catalogue>("/api/catalogue"));

/** A game of the catalogue. */
export async function gameInfo(id: string): Promise<GameInfo | null> {
  return (await catalogue()).games.find((game) => game.id === id) ?? null;
}
