/** Written by `python -m build_tools.types` from the types in Python: change them there. */

import type { Message } from "../../lib/schema";

/** What a token, tile, room, shop or mission does, as the engine has parsed it. */
export interface EffectFace {
  amount: number;
  op: string;
  options: EffectFace[];
  per: string;
  said: Message;
  what: string;
}

/** The accreditation track. */
export interface Track {
  deep_space: number;
  first_degrees: number[];
  levels: number[];
  medal: number;
  top: number;
}

/** Accreditation, and what each level costs. */
export interface AccreditationFile {
  track: Track;
  upkeep: { [name: string]: { [name: string]: number } };
}

/** What a shop brings on both of its levels. */
export interface ShopPiece {
  level_1: EffectFace[];
  level_2: EffectFace[];
}

/** The shops. */
export interface ArratuinFile {
  shop: { [name: string]: ShopPiece };
}

/** A type of specialist. */
export interface CharacterPiece {
  planet: string;
}

/** A specialist. */
export interface SpecialistPiece {
  effect: EffectFace[];
  level: number;
  name: Message;
  said: Message;
  type: string;
  when: string;
}

/** The specialists. */
export interface AtalFile {
  specialist: { [name: string]: SpecialistPiece };
  type: { [name: string]: CharacterPiece };
}

/** A piece that has an effect and nothing else to show. */
export interface EffectPiece {
  effect: EffectFace[];
}

/** The deep-space tiles. */
export interface DeepSpaceFile {
  tile: { [name: string]: EffectPiece };
}

/** A production. */
export interface ProductionPiece {
  income: EffectFace[];
}

/** A tile of a megastructure. */
export interface MegaTile {
  counts: string;
}

/** What is built on E81216. */
export interface E81216File {
  megastructure_tile: { [name: string]: MegaTile };
  production: { [name: string]: ProductionPiece };
}

/** How much a reserve and a hangar hold. */
export interface GameLimits {
  crystals: number;
  gold: number;
  hangar: number;
}

/** An ambassador. */
export interface AmbassadorPiece {
  funding: EffectFace[];
  votes: number;
}

/** The special ambassador, who funds nothing. */
export interface SpecialAmbassador {
  votes: number;
}

/** What belongs to no planet. */
export interface GameFile {
  ambassador: { [name: string]: AmbassadorPiece };
  limits: GameLimits;
  special_ambassador: SpecialAmbassador;
  starting_token: { [name: string]: EffectPiece };
}

/** The points of medals, by how many there are. */
export interface MedalRow {
  points: number[];
}

/** The medals. */
export interface MedalsFile {
  row: MedalRow;
}

/** A mission. */
export interface MissionPiece {
  cost?: { [name: string]: number };
  effect: EffectFace[];
  level: number;
}

/** The missions. */
export interface MissionsFile {
  mission: { [name: string]: MissionPiece };
}

/** An asteroid. */
export interface AsteroidPiece {
  gives: { [name: string]: number };
}

/** The asteroids of Neo. */
export interface NeoFile {
  asteroid: { [name: string]: AsteroidPiece };
  dead_asteroid: { [name: string]: AsteroidPiece };
}

/** The general project. */
export interface Contributions {
  rewards: { [name: string]: number }[];
}

/** The laws and the general project. */
export interface ProjectsFile {
  contributions: Contributions;
  law: { [name: string]: EffectPiece };
}

/** The action of a space. */
export interface ActionPiece {
  cost?: { [name: string]: number };
  effect?: EffectFace[];
  mission: string;
}

/** What the spaces of the senate do. */
export interface SenateFile {
  action: { [name: string]: ActionPiece };
  outer_module: EffectPiece;
  space: { [name: string]: Message };
}

/** An alteration token; without votes it shows the funding symbol. */
export interface AlterationPiece {
  bonus?: EffectFace[];
  said: Message;
  strength: number;
  votes?: number;
}

/** The alteration tokens. */
export interface SixMoonsFile {
  token: { [name: string]: AlterationPiece };
}

/** The data files. */
export interface FederationComponents {
  accreditation: AccreditationFile;
  arratuin: ArratuinFile;
  atal: AtalFile;
  deep_space: DeepSpaceFile;
  e81216: E81216File;
  game: GameFile;
  medals: MedalsFile;
  missions: MissionsFile;
  neo: NeoFile;
  projects: ProjectsFile;
  senate: SenateFile;
  six_moons: SixMoonsFile;
}
