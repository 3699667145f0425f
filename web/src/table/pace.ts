/** How long each of other people's moves is shown: in order, and never more than a second and a half in all. */
export const WHOLE = 1500;
export const LONGEST = 700;

export function pace(moves: number): number {
  return moves === 0 ? 0 : Math.min(LONGEST, Math.floor(WHOLE / moves));
}

/** The moves that can be shown one by one; of a long absence only the last ones are, the log has the rest. */
export function shown<T>(moves: T[], most = 10): T[] {
  return moves.slice(-most);
}
