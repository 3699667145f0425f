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
