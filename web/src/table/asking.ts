/** What a turn asks of the server. */
import { Refused } from "../lib/api";
import type { Position } from "../lib/wire";
import type { Target } from "./board";
import { sameQuestion } from "./questions";
import type { Session } from "./session.svelte";

/** Why not an action, a verb, or what might be meant at a place? */
export type Question = { verb: string } | { action: string } | { place: Target; verbs: string[] };

/** How often something is asked again because others were quicker. */
const TRIES = 6;

/** Ask the server something; where all choose at the same time, others who were quicker change nothing about it. */
export async function insist<T>(
  session: Session,
  asked: Position | null,
  ask: (seq: number) => Promise<T>,
): Promise<T> {
  let seq = session.state!.seq;
  for (let more = TRIES; ; more--) {
    try {
      return await ask(seq);
    } catch (error) {
      const state = error instanceof Refused && error.code === "stale" ? error.state : null;
      if (!state || more === 0 || !sameQuestion(asked, state.position)) throw error;
      seq = state.seq;
    }
  }
}
