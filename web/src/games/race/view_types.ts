/** Written by `python -m build_tools.types` from the types in Python: change them there. */

import type { Json, Message } from "../../lib/schema";

/** The robot, as far as its player may know it. */
export interface RobotView {
  calls: { [name: string]: number };
  cells: { [name: string]: string };
  chips: number;
  counter: string;
  credit: number;
  dice: string[];
  economy: number;
  marked: string[];
  overlays: string[];
  score: number;
  six_counters: number;
  six_placed: number;
  stack: number;
  start: string;
  sums: { [name: string]: number };
  tableau: string[];
  tie: number;
  won: boolean;
}

/** A card in a tableau. */
export interface Placed {
  card: string;
  good: boolean;
}

/** What a card of the hand would cost now. */
export interface Price {
  cards?: number;
  conquerable?: boolean;
  conquered?: boolean;
  defence?: number;
  military?: number;
  payable: boolean;
}

/** A seat; what only its owner sees is left out for others. */
export interface RaceSeat {
  actions: string[];
  chips: number;
  chosen?: string[];
  drawn?: string[];
  goal_vp: number;
  hand?: string[];
  hand_size: number;
  ledger: [number, string, number][];
  military: number;
  military_now: number;
  placing: string | null;
  points: { [name: string]: number }[];
  prices?: Price[];
  score: number;
  seat: number;
  start: string | number;
  starts?: string[];
  sums: { [name: string]: number };
  tableau: Placed[];
  temporary_military: number;
  tie: number;
  worth?: number[];
}

/** A goal, and how the seats stand on it. */
export interface Goal {
  counts: number[];
  holders: number[];
  id: string;
  most: boolean;
  threshold: number;
  vp: number[];
}

/** The decision that is owed: its kind, by whom, and its own facts. */
export interface Asked {
  kind: string;
  seats: number[];
  [field: string]: Json;
}

/** The whole table of Race for the Galaxy. */
export interface RaceView {
  decision: Asked | null;
  deck: number[];
  discards: number[];
  duel: boolean;
  game: string;
  goals: Goal[];
  options: { [name: string]: Json };
  phase: string;
  players: number;
  pool: number;
  pool_at_start: number;
  robot: RobotView | null;
  round: number;
  seats: RaceSeat[];
  second: boolean;
  to_act: number[];
  together: boolean;
  turn_order: number[];
  you: number | null;
}

/** What a card must be: all that is there must hold. */
export interface MatchFace {
  card?: string;
  cost?: number;
  development?: boolean;
  good?: string;
  keyword?: string;
  military?: boolean;
  mode?: string;
  row?: string;
  symbol?: string;
  world?: boolean;
}

/** A power of a card; which of the numbers mean something depends on its kind. */
export interface PowerFace {
  amount: number;
  cards: number;
  good: string;
  goods: number;
  here: boolean;
  keyword: string;
  kind: string;
  match: MatchFace;
  priced: boolean;
  row: string;
  rules: string[];
  said: Message;
  symbol: string;
  times: number;
  vp: number;
}

/** A line of what a development with a question mark counts: cards that fit, or units of `per`. */
export interface ScoringFace {
  match: MatchFace;
  per: string;
  said: Message;
  vp: number;
}

/** What is printed on a card. */
export interface CardFace {
  cost: number;
  good: string;
  id: string;
  keywords: string[];
  mode: string;
  name: string;
  own: boolean;
  powers: PowerFace[];
  rules: string[];
  scoring: ScoringFace[];
  six: boolean;
  start: number;
  start_hand: number;
  symbols: string[];
  type: "development" | "military" | "world";
  vp: number;
}

/** An action card: the phase it calls, and how often everybody has it in a duel. */
export interface ActionFace {
  id: string;
  in_duel: number;
  row: string;
}

/** Numbers that no card prints. */
export interface Limits {
  first_vp: number;
  hand_limit: number;
  most_vp: number;
  tableau_end: number;
}

/** One thing that the robot does in a cell of its mat. */
export interface StepFace {
  amount: number;
  costs: number;
  face: string;
  find: string;
  kind: string;
}

/** A cell of the robot's mat. */
export interface CellFace {
  rule: string;
  said: Message;
  steps: StepFace[];
}

/** The robot's mat, and what covers cells of it. */
export interface MatFace {
  board: { [name: string]: CellFace };
  columns: string[];
  credit_limit: number;
  economy_limit: number;
  overlays: { [name: string]: { [name: string]: CellFace } };
}

/** How a line of a card may look, and what it says then. */
export interface LinePattern {
  line: string;
  said: Message;
}

/** The words of which cards are made. */
export interface Vocabulary {
  goods: string[];
  keywords: string[];
  powers: LinePattern[];
  scoring: LinePattern[];
  symbols: string[];
}

/** Everything that is printed. */
export interface Components {
  actions: ActionFace[];
  cards: CardFace[];
  limits: Limits;
  robot: MatFace;
  second_edition: CardFace[];
  vocabulary: Vocabulary;
}

/** What only one table has: cards of its players' own, all cards where numbers are changed, and its limits. */
export interface OwnComponents {
  cards: CardFace[];
  limits: Limits;
}

/** A card as it is being written: what its author wrote, what can be drawn of it, what each of its lines says. */
export interface CardDraft {
  entry: { [name: string]: Json };
  face: CardFace | null;
  powers: (Message | null)[];
  scoring: (Message | null)[];
}

/** The cards of a text, whether or not they can be played. */
export interface CardDrafts {
  cards: CardDraft[];
}
