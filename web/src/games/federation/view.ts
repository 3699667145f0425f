/** The view of Federation, as `view.py` writes it. */
import type { View } from "../../table/board";
import type { Files } from "./components";

export type Goods = { [what: string]: number };

/** A space of the senate, `s13`: floor 1, column 3. */
export interface Space {
  id: string;
  action: string;
  owner: number | null;
  neutral: boolean;
  ambassador: string | null;
  side: "vote" | "fund" | "cover" | null;
  token: string | null;
  votes: number;
  funds: boolean;
  die: number | null;
}

export interface Law {
  law: string | null;
  next: string | null;
  left: number;
  /** What it would give each seat now. */
  points: number[];
}

export interface Project {
  id: string;
  column: number | null;
  at: number;
  length: number;
  funded: boolean;
  /** What the project counts for each seat. */
  counts: number[];
  /** The funding symbols in its column. */
  pending: number;
}

export interface Cell {
  id: string;
  influence: number;
  gives: Goods;
  next: string[];
  /** `hidden` while nobody has seen it. */
  asteroid: string | null;
  miners: number[];
}

export interface Moon {
  moon: number;
  strength: number;
  left: number;
  tokens: string[] | null;
  mages: number[];
}

export interface Stack {
  type: string;
  level: number;
  left: number;
  face_up: string | null;
}

export interface Shop {
  id: string;
  cost: Goods;
  discs: number[];
}

export interface Production {
  id: string;
  cost: Goods;
  robots: number[];
}

export interface Mega extends Production {
  tiles: string[];
  multipliers: number[];
  /** What it would give each seat now. */
  worth: number[];
}

export interface Seat {
  seat: number;
  vp: number;
  resources: Goods;
  hangar: number;
  supply: number;
  die: number | null;
  die_at: string | null;
  degree: number;
  level: number;
  level_bonus: { round: number; game: number };
  markers: string[];
  completed: string[];
  /** By mission that is not completed: what it still needs (marker, ship, level, price, effect). */
  lacks: { [mission: string]: string[] };
  /** What missions would give now, those that give points. */
  mission_points: Goods;
  /** The same for specialists on Atal and own ones. */
  specialist_points: Goods;
  missions_completed: number;
  missions_opened: number;
  start: string | null;
  deep_space: string | null;
  influence: Goods;
  miner: string;
  moon: number;
  asteroids: string[];
  specialists: { id: string; use: string }[];
  discs: Goods;
  built: string[];
  robots: number;
  medals: string[];
  medal_points: number;
  tokens: string[];
  contributions: number;
  ambassadors: string[];
  special_ambassador: string | null;
  /** [round, cause, points] of every time that points came. */
  ledger: [number, string, number][];
}

export interface Forecast {
  incomes: number;
  paying: number[];
  funding: number;
  floors: { [floor: string]: { leaders: number[]; neutral: boolean } };
  law: Wing | null;
}

export interface FederationView {
  players: number;
  you: number | null;
  round: number;
  rounds: number;
  phase: string;
  to_act: number[];
  decision: { kind: string; seats: number[]; [fact: string]: unknown } | null;
  first_player: number;
  president: number | null;
  /** The data files with the corrections of this table; null: as they are. */
  components: Files | null;
  senate: {
    spaces: Space[];
    outer: { owner: number; ambassador: string; side: string; token: string | null }[];
    wing_votes: Goods;
    floor_votes: { [floor: string]: number[] };
    neutral_votes: Goods;
  };
  laws: { left: Law; right: Law; passed: string[] };
  projects: Project[];
  neo: { cells: Cell[]; dead_asteroids: string[] | null; dead_left: number };
  six_moons: { moons: Moon[]; stacks: { strength: number; left: number }[] };
  atal: Stack[];
  arratuin: Shop[];
  e81216: { productions: Production[]; megastructures: Mega[] };
  /** The influence that the medals left on a planet ask for; for the other two how many are left. */
  medals: { [medal: string]: number[] | number };
  /** What the executive phase would bring as the senate stands. */
  executive: Forecast | null;
  starting_tokens: string[];
  seats: Seat[];
}

export const PLANETS = ["neo", "six_moons", "atal", "arratuin", "e81216"] as const;
export const RESOURCES = ["lavandium", "copernium", "oceanium", "gold"] as const;
export const WINGS = ["left", "right"] as const;

export type Wing = (typeof WINGS)[number];

/** The table page knows a view only as JSON; this module says what is in it. */
export function federation(view: View): FederationView {
  return view as unknown as FederationView;
}

export const floorOf = (space: string): number => Number(space[1]);
export const columnOf = (space: string): number => Number(space[2]);
export const wingOf = (space: string): Wing => (columnOf(space) <= 3 ? "left" : "right");

/** The seat that acts, or that looks. */
export function actor(view: FederationView): Seat {
  return view.seats[view.to_act[0] ?? view.you ?? 0] ?? view.seats[0]!;
}

/** The seat through whose eyes an action is described. */
export function reader(view: FederationView): Seat {
  return view.seats[view.you ?? view.to_act[0] ?? 0] ?? view.seats[0]!;
}
