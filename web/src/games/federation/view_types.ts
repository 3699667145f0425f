/** Written by `python -m build_tools.types` from the types in Python: change them there. */

import type { Json, Message } from "../../lib/schema";

/** A space of the senate, `s13`: floor 1, column 3. */
export interface Space {
  action: string;
  ambassador: string | null;
  column: number;
  die: number | null;
  floor: number;
  funds: boolean;
  id: string;
  neutral: boolean;
  owner: number | null;
  side: "cover" | "fund" | "vote" | null;
  token: string | null;
  votes: number;
  votes_without_die: number;
  wing: "left" | "right";
}

/** The law of a wing: what lies there, what comes next, and how many are left. */
export interface Law {
  discarded: string[];
  law: string | null;
  left: number;
  next: string | null;
  points: number[];
}

/** A project of the senate. */
export interface Project {
  at: number;
  column: number | null;
  counts: number[];
  funded: boolean;
  id: string;
  length: number;
  pending: number;
}

/** A cell of Neo. */
export interface Cell {
  asteroid: string | null;
  gives: { [name: string]: number };
  id: string;
  influence: number;
  miners: number[];
  next: string[];
}

/** One of the six moons. */
export interface Moon {
  left: number;
  mages: number[];
  moon: number;
  strength: number;
  tokens: string[] | null;
}

/** A stack of specialists on Atal. */
export interface Stack {
  face_up: string | null;
  left: number;
  level: number;
  type: string;
}

/** A shop of Arratuin. */
export interface Shop {
  bonus: string[];
  cost: { [name: string]: number };
  discs: number[];
  id: string;
}

/** A production of E-81216. */
export interface Production {
  cost: { [name: string]: number };
  id: string;
  robots: number[];
}

/** A megastructure of E-81216. */
export interface Mega {
  cost: { [name: string]: number };
  id: string;
  multipliers: number[];
  robots: number[];
  said: Message;
  tiles: string[];
  worth: number[];
}

/** What the level of a seat is worth, in a round and at the end. */
export interface LevelBonus {
  game: number;
  round: number;
}

/** A specialist of a seat, and when it may be used. */
export interface Specialist {
  id: string;
  use: string;
}

/** A seat, as everybody sees it. */
export interface Seat {
  ambassadors: string[];
  asteroids: string[];
  built: string[];
  completed: string[];
  contributions: number;
  crystals: number;
  deep_space: string | null;
  degree: number;
  die: number | null;
  die_at: string | null;
  discs: { [name: string]: number };
  hangar: number;
  influence: { [name: string]: number };
  kept: boolean;
  lacks: { [name: string]: string[] };
  ledger: [number, string, number][];
  level: number;
  level_bonus: LevelBonus;
  marker_level: number;
  markers: string[];
  medal_points: number;
  medals: string[];
  miner: string;
  mission_points: { [name: string]: number };
  missions_completed: number;
  missions_opened: number;
  moon: number;
  next_medal_points: number | null;
  resources: { [name: string]: number };
  robots: number;
  seat: number;
  special_ambassador: string | null;
  specialist_points: { [name: string]: number };
  specialists: Specialist[];
  start: string | null;
  supply: number;
  to_place: number;
  tokens: string[];
  upkeep: { [name: string]: number };
  vp: number;
}

/** Who leads on a floor. */
export interface Floor {
  leaders: number[];
  neutral: boolean;
}

/** What a step of the executive phase would bring. */
export interface ForecastLine {
  said: Message;
  step: "floor" | "funding" | "income" | "law" | "upkeep";
}

/** What the executive phase would bring as the senate stands. */
export interface Forecast {
  floors: { [name: string]: Floor };
  law: "left" | "right" | null;
  lines: ForecastLine[];
}

/** What follows from placing ambassadors on a space, by action: what `overlay` tells of `space:s21`. */
export interface Consequences {
  follows: { [name: string]: Message[] };
}

/** The laws of both wings, and those that were passed. */
export interface Laws {
  left: Law;
  passed: string[];
  right: Law;
}

/** The planet Neo. */
export interface Neo {
  cells: Cell[];
  dead_asteroids: string[] | null;
  dead_left: number;
}

/** A stack of moon tokens. */
export interface MoonStack {
  left: number;
  lowest: string | null;
  strength: number;
}

/** The planet of the six moons. */
export interface SixMoons {
  moons: Moon[];
  stacks: MoonStack[];
}

/** The planet E-81216. */
export interface E81216 {
  megastructures: Mega[];
  productions: Production[];
}

/** An ambassador in the outer ring. */
export interface Outer {
  ambassador: string;
  owner: number;
  side: string;
  token: string | null;
}

/** The senate: its spaces, and the votes as they stand. */
export interface Senate {
  floor_votes: { [name: string]: number[] };
  neutral_votes: { [name: string]: number };
  outer: Outer[];
  spaces: Space[];
  wing_votes: { [name: string]: number };
}

/** The tiles of deep space: how many are left, and which, where that is known. */
export interface DeepSpace {
  left: number;
  tiles: string[] | null;
}

/** What is blocked in this round, and how many tiles are left that block. */
export interface Blocked {
  planet_tile: string | null;
  planet_tiles_left: number;
  room_tile: string | null;
  room_tiles_left: number;
}

/** The decision that is owed: its kind, by whom, and its own facts. */
export interface Asked {
  kind: string;
  seats: number[];
  [field: string]: Json;
}

/** The whole table of Federation. */
export interface FederationView {
  arratuin: Shop[];
  atal: Stack[];
  blocked: Blocked;
  components: { [name: string]: Json } | null;
  decision: Asked | null;
  deep_space: DeepSpace;
  e81216: E81216;
  executive: Forecast | null;
  first_player: number;
  game: string;
  laws: Laws;
  medals: { [name: string]: number[] | number };
  neo: Neo;
  options: { [name: string]: Json };
  phase: string;
  players: number;
  president: number | null;
  projects: Project[];
  round: number;
  rounds: number;
  seats: Seat[];
  senate: Senate;
  six_moons: SixMoons;
  starting_tokens: string[];
  to_act: number[];
  tokens_gone: string[];
  turns_left: number;
  you: number | null;
}
