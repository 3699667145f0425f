/** Written by `python -m build_tools.types` from the types in Python: change them there. */

import type { Message } from "../../lib/schema";

/** One icon of an effect: so much of something, once, for each of what is counted, or on every event. */
export interface Icon {
  amount: number;
  on: string;
  per: string;
  what: string;
}

/** What is printed on a tech tile, a booster or a round tile; what it has not is empty or 0. */
export interface Tile {
  action: Icon[];
  big_power: number;
  id: string;
  income: Icon[];
  now: Icon[];
  on_pass: Icon[];
  said: Message;
  scores: Icon[];
}

/** A federation token. */
export interface TokenPiece {
  flips: boolean;
  gains: Icon[];
  id: string;
  said: Message;
}

/** An action of the research board. */
export interface Octagon {
  gains: Icon[];
  id: string;
  power: number;
  qic: number;
}

/** A level of a research area; what it has not is empty or 0. */
export interface Level {
  income: Icon[];
  once: Icon[];
  ore_per_step: number;
  project_tokens: number;
  range: number;
  said: Message;
}

/** A research area. */
export interface Track {
  id: string;
  levels: Level[];
}

/** A faction board: the income of every place, and how the faction begins. */
export interface Faction {
  academy_action: Icon[];
  academy_income: Icon[];
  home: string;
  id: string;
  institute_income: Icon[];
  lab: Icon[][];
  mine: Icon[][];
  power: [number, number];
  research: string[];
  said: Message;
  start: Icon[];
  station: Icon[][];
}

/** What a structure costs, and its price in credits beside an opponent's. */
export interface Structure {
  cost: Icon[];
  id: string;
  near_credits: number;
}

/** A planet type and the colour of the seats that are at home there. */
export interface Planet {
  colour: string;
  id: string;
}

/** A sector and the number printed on it. */
export interface SectorPiece {
  id: string;
  number: string;
}

/** A decision card of the Automa. */
export interface AutomaCard {
  action: string;
  count: number;
  direction: string;
  final: string;
  id: string;
  passes: boolean;
  range: number;
  side: string;
  vp: number;
}

/** All components of Gaia Project that a screen draws. */
export interface GaiaComponents {
  areas: Track[];
  boards: string[][];
  boosters: Tile[];
  cards: AutomaCard[];
  crossing_charge: number;
  factions: Faction[];
  octagons: Octagon[];
  planets: Planet[];
  qic_range: number;
  rank_vp: number[];
  rounds: Tile[];
  sectors: SectorPiece[];
  structures: Structure[];
  tech: Tile[];
  tokens: TokenPiece[];
  wheel: string[];
}
