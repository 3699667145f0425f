/** The games and bots of the server: asked once. */
import { get } from "./api";
import type { Catalogue, GameInfo } from "./wire";

let asked: Promise<Catalogue> | null = null;

/** The catalogue of the server. */
export function catalogue(): Promise<Catalogue> {
  asked ??= get<Catalogue>("/api/catalogue").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** A game of the catalogue. */
export async function gameInfo(id: string): Promise<GameInfo | null> {
  return (await catalogue()).games.find((game) => game.id === id) ?? null;
}
