/** The components of the game as the engine serves them: what is printed on tiles, tracks and boards. */
import type {
  AutomaCard,
  Faction,
  GaiaComponents,
  Level,
  Octagon,
  Structure,
  Tile,
  TokenPiece,
} from "./component_types";

export type * from "./component_types";

const byId = <T extends { id: string }>(list: T[]): Map<string, T> => new Map(list.map((item) => [item.id, item]));

/** The components, indexed once. */
export class Components {
  readonly tech: Map<string, Tile>;
  readonly boosters: Map<string, Tile>;
  readonly rounds: Map<string, Tile>;
  readonly tokens: Map<string, TokenPiece>;
  readonly octagons: Map<string, Octagon>;
  readonly areas: Map<string, { id: string; levels: Level[] }>;
  readonly factions: Map<string, Faction>;
  readonly boards: string[][];
  readonly structures: Map<string, Structure>;
  readonly colours: Map<string, string>;
  readonly wheel: string[];
  readonly sectors: Map<string, string>;
  readonly cards: Map<string, AutomaCard>;
  readonly crossing: number;
  readonly ranks: number[];

  constructor(served: GaiaComponents) {
    this.tech = byId(served.tech);
    this.boosters = byId(served.boosters);
    this.rounds = byId(served.rounds);
    this.tokens = byId(served.tokens);
    this.octagons = byId(served.octagons);
    this.areas = byId(served.areas);
    this.factions = byId(served.factions);
    this.boards = served.boards;
    this.structures = byId(served.structures);
    this.colours = new Map(served.planets.map((planet) => [planet.id, planet.colour]));
    this.wheel = served.wheel;
    this.sectors = new Map(served.sectors.map((sector) => [sector.id, sector.number]));
    this.cards = byId(served.cards);
    this.crossing = served.crossing_charge;
    this.ranks = served.rank_vp;
  }
}

let known: Components | null = null;

/** Makes the components known to all drawings. */
export function learn(served: GaiaComponents): void {
  known = new Components(served);
}

/** The components; the screen is drawn only after they have been loaded. */
export function components(): Components {
  if (!known) throw new Error("the components have not been loaded");
  return known;
}
