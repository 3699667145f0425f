/** Written by `python -m build_tools.types` from the types in Python: change them there. */

import type { Json } from "../../lib/schema";

/** What is not there is not said. */
export interface Hex {
  at: string;
  charges?: number[];
  federation?: number[];
  gaiaformer?: number;
  guest?: number;
  owner?: number;
  planet?: string;
  power?: number;
  q: number;
  r: number;
  satellites?: number[];
  sector: string;
  station?: number;
  structure?: string;
}

/** A sector of the map: its middle and how far it is turned. */
export interface Sector {
  id: string;
  q: number;
  r: number;
  rotation: number;
}

/** A research area: its tiles, and the level of each seat. */
export interface Area {
  advanced: string | null;
  id: string;
  levels: number[];
  tile: string;
}

/** A tech tile of a seat. */
export interface OwnTile {
  covered_by: string | null;
  id: string;
  used: boolean;
}

/** Where the gaiaformers of a seat are. */
export interface Gaiaformers {
  gaia_area: number;
  map: number;
  ready: number;
  unearned: number;
}

/** A federation token of a seat; a green one can still be turned. */
export interface Token {
  green: boolean;
  id: string;
}

/** A special action of a seat. */
export interface Special {
  id: string;
  used: boolean;
}

/** What the end would bring as it stands. */
export interface FinalPoints {
  research: { [name: string]: number };
  resources: number;
}

/** A seat, as everybody sees it. */
export interface Seat {
  automa: boolean;
  booster: string | null;
  brainstone: number;
  built: { [name: string]: number };
  credits: number;
  faction: string | null;
  federations: number;
  final: FinalPoints;
  gaia_power: number;
  gaiaformers: Gaiaformers;
  home: string | null;
  income: { [name: string]: number };
  knowledge: number;
  ledger: [number, string, number][];
  levels: { [name: string]: number };
  ore: number;
  ore_per_step: number;
  passed: boolean;
  power: [number, number, number];
  qic: number;
  range: number;
  satellites: number;
  seat: number;
  specials: Special[];
  spendable_power: number;
  stations: number;
  supply: { [name: string]: number };
  tiles: OwnTile[];
  tokens: Token[];
  vp: number;
}

/** A final scoring tile, and how the seats stand on it. */
export interface FinalTile {
  counts: number[];
  id: string;
  neutral: number | null;
  points: number[];
}

/** The opponent of the solo game, its pieces are those of the seat behind the player's. */
export interface Automa {
  action: string | null;
  behaviour: string | null;
  closed: number;
  crosswise: number;
  deck: number;
  difficulty: string;
  discards: string[];
  known: string[];
  seat: number;
}

/** The map. */
export interface Map {
  code: string;
  hexes: Hex[];
  sectors: Sector[];
}

/** The research board. */
export interface Research {
  areas: Area[];
  free_tiles: string[];
  lost_planet: string | null;
  terraforming_token: string | null;
}

/** A power or Q.I.C. action of the board. */
export interface BoardAction {
  id: string;
  power: number;
  qic: number;
  taken: boolean;
}

/** The decision that is owed: its kind, by whom, and its own facts. */
export interface Asked {
  kind: string;
  seats: number[];
  [field: string]: Json;
}

/** The whole table of Gaia Project. */
export interface GaiaView {
  automa: Automa | null;
  board_actions: BoardAction[];
  boosters: string[];
  data?: string;
  decision: Asked | null;
  federation_tokens: { [name: string]: number };
  final_tiles: FinalTile[];
  first_player: number;
  game: string;
  map: Map;
  passed: number[];
  phase: string;
  players: number;
  research: Research;
  round: number;
  round_tiles: string[];
  rounds: number;
  seats: Seat[];
  to_act: number[];
  turn_order: number[];
  you: number | null;
}

/** A hex of the overlay `range:<seat>`: the nearest piece of the seat, how far it is, the Q.I.C. that it needs. */
export interface Reached {
  at: string;
  far: number;
  qic: number;
  source: string;
}

/** How far a seat reaches. */
export interface Range {
  hexes: Reached[];
}
