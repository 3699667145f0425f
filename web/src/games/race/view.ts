/** The view of Race for the Galaxy, as the engine tells it. */
import type { View } from "../../table/board";
import { learnNames, type OwnCard } from "./cards/data";
import type { RobotView } from "./robot/data";
import type { Words } from "../../lib/words";

export interface Placed {
  card: string;
  /** A good lies on it. */
  good: boolean;
}

export interface Price {
  cards?: number;
  defence?: number;
  military?: number;
}

export interface RaceSeat {
  seat: number;
  start: string | number;
  score: number;
  chips: number;
  goal_vp: number;
  military: number;
  temporary_military: number;
  hand_size: number;
  /** The actions that were revealed in this round. */
  actions: string[];
  placing: string | null;
  tableau: Placed[];
  ledger: [number, string, number][];
  /** The rest only for the own seat. */
  hand?: string[];
  prices?: Price[];
  drawn?: string[];
  starts?: string[];
  chosen?: string[];
}

export interface Goal {
  id: string;
  most: boolean;
  threshold: number;
  counts: number[];
  holders: number[];
}

export interface RaceView {
  players: number;
  options: { edition?: string; [name: string]: unknown };
  you: number | null;
  round: number;
  phase: string;
  second: boolean;
  to_act: number[];
  decision: { kind: string; seats: number[]; [fact: string]: unknown } | null;
  turn_order: number[];
  pool: number;
  deck: number[];
  discards: number[];
  goals: Goal[];
  duel: boolean;
  seats: RaceSeat[];
  robot: RobotView | null;
  own_cards: OwnCard[];
}

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
