/** How far the reader has come. */
import type { Session } from "../table/session.svelte";

/** The verbs of the reader's moves, the oldest first: where all choose at once, the others' moves are none of them. */
export function verbsOf(session: Session): string[] {
  return session.log.filter((entry) => entry.seat === session.state?.seat).map((entry) => verbIn(entry.text ?? ""));
}

/** The verb of an action in its notation. */
export const verbIn = (text: string): string => text.split(" ")[0]!;

/** How many they are. */
export const ownMoves = (session: Session): number => verbsOf(session).length;
