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
  learnNames(words);
  return race(view);
}

/** Cards in the first row of the own tableau. */
export const A_ROW = 7;

/** The seat that is drawn large: the reader's, or the one that a spectator looks at. */
export const ownSeat = (view: RaceView, seat: number | null, looking: number): RaceSeat => view.seats[seat ?? looking]!;
