/** How far the reader has come. */
import type { Session } from "../table/session.svelte";

/** The moves of the reader's seat: where all choose at the same time, the others' moves do not change the question. */
export function ownMoves(session: Session): number {
  return session.log.filter((entry) => entry.seat === session.state?.seat).length;
}
