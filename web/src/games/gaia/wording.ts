/** What tiles, tokens and levels give, as the engine says it. */
import type { Words } from "../../lib/words";
import { components, type Level } from "./components";
import type { Seat } from "./view";

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const said = (piece: Pick<Level, "said"> | undefined, words: Words): string => (piece ? words.tell(piece.said) : "");

/** What a tech tile does, standard or advanced. */
export const techEffect = (id: string, words: Words): string => said(components().tech.get(id), words);

export const boosterEffect = (id: string, words: Words): string => said(components().boosters.get(id), words);

export const roundEffect = (id: string, words: Words): string => said(components().rounds.get(id), words);

export const tokenEffect = (id: string, words: Words): string => said(components().tokens.get(id), words);

/** What a level of a research area means. */
export const levelEffect = (level: Level | undefined, words: Words): string => said(level, words);

/** Where a seat's power lies, as it is read aloud. */
export function powerLabel(seat: Seat, words: Words): string {
  const [one, two, three] = seat.power;
  return words.text("gaia-power-label", { gaia: seat.gaia_power, one, two, three, stone: seat.brainstone });
}
