/** The components of the game, from its data files: what is printed on tiles, tracks and boards. */

export interface Level {
  ore_per_step?: number;
  range?: number;
  project_tokens?: number;
  once?: string;
  income?: string;
}

export interface TechTile {
  id: string;
  now?: string;
  income?: string;
  action?: string;
  on_pass?: string;
  scores?: string;
  big_power?: number;
}

export interface Booster {
  id: string;
  income?: string;
  action?: string;
  on_pass?: string;
}

export interface Faction {
  id: string;
  home: string;
  start: string;
  power: [number, number];
  income: string;
  mine: string[];
  station: string[];
  lab: string[];
  academy_income: string;
  academy_action: string;
  institute_income: string;
  research?: string[];
  upgrades: string;
}

export interface Structure {
  id: string;
  supply: number;
  ore: number;
  credits: number;
  near_credits?: number;
}

/** A decision card of the Automa. */
export interface AutomaCard {
  id: string;
  passes?: boolean;
  action: string;
  vp: number;
  final: string;
  range: number;
  direction: string;
  /** `right 3`. */
  count: string;
}

/** Which structure becomes which, by the name of the structure. */
export interface Upgrades {
  id: string;
  [structure: string]: string | string[];
}

export interface Files {
  actions: {
    range: { qic: number };
    board: { action: { id: string; power?: number; qic?: number; gains: string }[] };
    free: { action: { id: string; cost: string; gain?: string }[] };
  };
  boosters: { booster: Booster[] };
  factions: {
    boards: string[][];
    usual: Omit<Faction, "id" | "home">;
    faction: (Partial<Faction> & { id: string; home: string })[];
  };
  federations: { token: { id: string; gains: string; flips?: boolean }[] };
  planets: { wheel: string[]; planet: { id: string; colour: string }[] };
  research: { crossing_charge: number; advance_knowledge: number; area: { id: string; levels: Level[] }[] };
  scoring: {
    rank_vp: number[];
    round: { id: string; scores: string }[];
    final: { id: string }[];
  };
  sectors: { sector: { id: string; number: string }[] };
  structures: { gaiaformers: number; structure: Structure[]; upgrades: Upgrades[] };
  tech: { standard: TechTile[]; advanced: TechTile[] };
  automa?: { card: AutomaCard[] };
  [file: string]: unknown;
}

const byId = <T extends { id: string }>(list: T[]): Map<string, T> => new Map(list.map((item) => [item.id, item]));

/** The data files, indexed once. */
export class Components {
  readonly tech: Map<string, TechTile>;
  readonly boosters: Map<string, Booster>;
  readonly factions: Map<string, Faction>;
  readonly tokens: Map<string, { id: string; gains: string; flips?: boolean }>;
  readonly octagons: Map<string, { id: string; power?: number; qic?: number; gains: string }>;
  readonly conversions: Map<string, { id: string; cost: string; gain?: string }>;
  readonly areas: Map<string, { id: string; levels: Level[] }>;
  readonly rounds: Map<string, { id: string; scores: string }>;
  readonly sectors: Map<string, string>;
  readonly structures: Map<string, Structure>;
  readonly colours: Map<string, string>;
  readonly cards: Map<string, AutomaCard>;
  readonly wheel: string[];
  readonly #upgrades: Map<string, Upgrades>;
  readonly boards: string[][];
  readonly crossing: number;
  /** How much farther one Q.I.C. carries. */
  readonly qicRange: number;
  readonly ranks: number[];

  constructor(files: Files) {
    const { usual, faction } = files.factions;
    this.tech = byId([...files.tech.standard, ...files.tech.advanced]);
    this.boosters = byId(files.boosters.booster);
    // What a faction does not say it has as in [usual].
    this.factions = byId(faction.map((item) => ({ ...usual, ...item }) as Faction));
    this.tokens = byId(files.federations.token);
    this.octagons = byId(files.actions.board.action);
    this.conversions = byId(files.actions.free.action);
    this.areas = byId(files.research.area);
    this.rounds = byId(files.scoring.round);
    this.sectors = new Map(files.sectors.sector.map((sector) => [sector.id, sector.number]));
    this.structures = byId(files.structures.structure);
    this.colours = new Map(files.planets.planet.map((planet) => [planet.id, planet.colour]));
    this.#upgrades = byId(files.structures.upgrades);
    this.cards = byId(files.automa?.card ?? []);
    this.wheel = files.planets.wheel;
    this.boards = files.factions.boards;
    this.qicRange = files.actions.range.qic;
    this.crossing = files.research.crossing_charge;
    this.ranks = files.scoring.rank_vp;
  }

  /** What a structure of the faction becomes, as the board of the faction shows it. */
  upgrades(faction: string, structure: string): string[] {
    const list = this.#upgrades.get(this.factions.get(faction)?.upgrades ?? "default")?.[structure];
    return Array.isArray(list) ? list : [];
  }
}

let known: Components | null = null;

/** Makes the components known to all drawings. */
export function learn(files: Files): void {
  known = new Components(files);
}

/** The components; the screen is drawn only after they have been loaded. */
export function components(): Components {
  if (!known) throw new Error("the components have not been loaded");
  return known;
}
