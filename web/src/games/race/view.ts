/** The view of Race for the Galaxy, as the engine tells it. */
import type { View } from "../../table/board";
import { learnNames } from "./cards/data";
import type { Words } from "../../lib/words";
import type { RaceView, RaceSeat } from "./view_types";

export type * from "./view_types";

/** The view with its types. */
export const race = (view: View): RaceView => view as unknown as RaceView;

/** The same, with the names of the players' own cards known to the words. */
export function spoken(view: View, words: Words): RaceView {
  learnNames(race(view), words);
  return race(view);
}

/** A tableau of so many cards ends the game. */
export const TABLEAU_END = 12;
/** Cards in the first row of the own tableau. */
export const A_ROW = 7;
export const HAND_LIMIT = 10;
export const FIRST_VP = 3;
export const MOST_VP = 5;
const CHIPS_PER_PLAYER = 12;

/** How many chips the pool had at the beginning. */
export const poolAtStart = (view: RaceView): number => CHIPS_PER_PLAYER * (view.robot ? 2 : view.players);

/** The seat that is drawn large: the reader's, or the one that a spectator looks at. */
export const ownSeat = (view: RaceView, seat: number | null, looking: number): RaceSeat => view.seats[seat ?? looking]!;
