/** The view of Gaia Project, as `view.py` writes it. */
import type { View } from "../../table/board";

/** What is not there is not said. */
export interface Hex {
  at: string;
  q: number;
  r: number;
  sector: string;
  planet?: string;
  structure?: string;
  owner?: number;
  /** A second mine on the planet, of the faction that may share. */
  guest?: number;
  gaiaformer?: number;
  satellites?: number[];
  station?: number;
  /** The seats to whose federations the hex belongs. */
  federation?: number[];
  /** The power value of the structure or space station there. */
  power?: number;
  /** What each seat could charge if somebody else built on the planet. */
  charges?: number[];
}

export interface Sector {
  id: string;
  q: number;
  r: number;
  rotation: number;
}

export interface Area {
  id: string;
  tile: string;
  advanced: string | null;
  levels: number[];
}

export interface OwnTile {
  id: string;
  covered_by: string | null;
  used: boolean;
}

export type Goods = { [what: string]: number };

export interface Seat {
  seat: number;
  faction: string | null;
  home: string | null;
  vp: number;
  ore: number;
  credits: number;
  knowledge: number;
  qic: number;
  power: [number, number, number];
  gaia_power: number;
  /** 1, 2 or 3: the area that holds it; 4: the Gaia area; 0 and 5: none, or lost. */
  brainstone: number;
  spendable_power: number;
  gaiaformers: { ready: number; gaia_area: number; map: number; unearned: number };
  supply: Goods;
  built: Goods;
  levels: Goods;
  tiles: OwnTile[];
  booster: string | null;
  tokens: { id: string; green: boolean }[];
  specials: { id: string; used: boolean }[];
  range: number;
  ore_per_step: number;
  satellites: number;
  stations: number;
  federations: number;
  passed: boolean;
  income: Goods;
  /** [round, cause, points] of every time that points came or went. */
  ledger: [number, string, number][];
  /** What the end would bring as it stands: by research area, and for resources left over. */
  final: { research: Goods; resources: number };
}

export interface FinalTile {
  id: string;
  counts: number[];
  /** The points of each seat if the game ended now. */
  points: number[];
  neutral: number | null;
}

/** The opponent of the solo game; its pieces are those of the seat behind the player's. */
export interface Automa {
  seat: number;
  difficulty: string;
  deck: number;
  /** So many cards at the bottom of the deck lie crosswise. */
  crosswise: number;
  closed: number;
  discards: string[];
  action: string | null;
  behaviour: string | null;
}

export interface GaiaView {
  players: number;
  you: number | null;
  round: number;
  rounds: number;
  phase: string;
  to_act: number[];
  decision: { kind: string; seats: number[]; [fact: string]: unknown } | null;
  first_player: number;
  turn_order: number[];
  passed: number[];
  map: { code: string; sectors: Sector[]; hexes: Hex[] };
  research: { areas: Area[]; free_tiles: string[]; terraforming_token: string | null; lost_planet: string | null };
  board_actions: { id: string; power: number; qic: number; taken: boolean }[];
  boosters: string[];
  round_tiles: string[];
  final_tiles: FinalTile[];
  federation_tokens: Goods;
  seats: Seat[];
  automa: Automa | null;
}

/** The table page knows a view only as JSON; this module says what is in it. */
export function gaia(view: View): GaiaView {
  return view as unknown as GaiaView;
}

export function hexAt(view: GaiaView, at: string): Hex | undefined {
  return view.map.hexes.find((hex) => hex.at === at);
}
