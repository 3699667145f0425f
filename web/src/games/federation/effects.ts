/** What tokens, tiles, rooms, shops and missions do, as the engine has parsed it. */
import type { Message } from "../../lib/wire";

export interface Effect {
  /** `gain`, `vp`, `degree`, `act` … */
  op: string;
  amount: number;
  /** A resource, a planet, how long it lasts: what the op gives it to mean. */
  what: string;
  /** What it is counted by, or "". */
  per: string;
  /** What may be chosen from, or mixed. */
  options: Effect[];
  said: Message;
}

/** The word by which an alternative is chosen in the notation. */
export function choiceWord(effect: Effect): string {
  return effect.op === "gain" || effect.op === "act" ? effect.what : effect.op;
}
