/** The components of the game, from its data files: what is printed on boards, tiles and tokens. */
import type { EffectFace as Effect, FederationComponents } from "./component_types";
import type { FederationView, Goods } from "./view";

export type { EffectFace as Effect } from "./component_types";
export type Files = FederationComponents;

type Table<T> = { [id: string]: T };

export interface Mission {
  id: string;
  level: number;
  cost: Goods;
  effects: Effect[];
}

export interface Specialist {
  id: string;
  type: string;
  level: number;
  /** `at once`, `any time`, or a planet. */
  when: string;
  effects: Effect[];
}

export interface Token {
  id: string;
  strength: number;
  /** 0: it shows the funding symbol. */
  votes: number;
  effects: Effect[];
}

export interface Action {
  id: string;
  cost: Goods;
  effects: Effect[];
  mission: string;
}

function map<From, To>(table: Table<From>, make: (id: string, from: From) => To): Map<string, To> {
  return new Map(Object.entries(table).map(([id, from]) => [id, make(id, from)]));
}

/** The data files, read once. */
export class Components {
  readonly missions: Map<string, Mission>;
  readonly specialists: Map<string, Specialist>;
  readonly tokens: Map<string, Token>;
  readonly actions: Map<string, Action>;
  /** By shop, what trading brings on level 1 and on level 2. */
  readonly shops: Map<string, Effect[][]>;
  readonly laws: Map<string, Effect[]>;
  readonly productions: Map<string, Effect[]>;
  readonly deep: Map<string, Effect[]>;
  readonly starts: Map<string, Effect[]>;
  readonly asteroids: Map<string, Goods>;
  readonly megaCounts: Map<string, string>;
  readonly ambassadors: Map<string, { votes: number; funding: Effect[] }>;
  readonly typePlanets: Map<string, string>;
  readonly outer: Effect[];
  readonly upkeep: Goods[];
  readonly track: Files["accreditation"]["track"];
  readonly limits: Files["game"]["limits"];
  readonly medalPoints: number[];
  readonly #thresholds: Table<number[]>;

  constructor(files: Files) {
    this.missions = map(files.missions.mission, (id, from) => ({
      id,
      level: from.level,
      cost: from.cost ?? {},
      effects: from.effect,
    }));
    this.specialists = map(files.atal.specialist, (id, from) => ({
      id,
      level: Number(id[0]),
      type: id[1]!,
      when: from.when,
      effects: from.effect,
    }));
    this.tokens = map(files.six_moons.token, (id, from) => ({
      id,
      strength: from.strength,
      votes: from.votes ?? 0,
      effects: from.bonus ?? [],
    }));
    this.actions = map(files.senate.action, (id, from) => ({
      id,
      cost: from.cost ?? {},
      effects: from.effect ?? [],
      mission: from.mission,
    }));
    this.shops = map(files.arratuin.shop, (_, from) => [from.level_1, from.level_2]);
    this.laws = map(files.projects.law, (_, from) => from.effect);
    this.productions = map(files.e81216.production, (_, from) => from.income);
    this.deep = map(files.deep_space.tile, (_, from) => from.effect);
    this.starts = map(files.game.starting_token, (_, from) => from.effect);
    this.asteroids = map({ ...files.neo.asteroid, ...files.neo.dead_asteroid }, (_, from) => from.gives);
    this.megaCounts = map(files.e81216.megastructure_tile, (_, from) => from.counts);
    this.ambassadors = map(files.game.ambassador, (_, from) => ({ votes: from.votes, funding: from.funding }));
    this.ambassadors.set("special", { votes: files.game.special_ambassador.votes, funding: [] });
    this.typePlanets = map(files.atal.type, (_, from) => from.planet);
    this.outer = files.senate.outer_module.effect;
    this.upkeep = ["1", "2", "3", "4", "5"].map((level) => files.accreditation.upkeep[level] ?? {});
    this.track = files.accreditation.track;
    this.limits = files.game.limits;
    this.medalPoints = files.medals.row.points;
    this.#thresholds = files.medals.thresholds;
  }

  /** The influence that the medals of a planet ask for. */
  thresholds(players: number): number[] {
    return this.#thresholds[String(players)] ?? [];
  }

  /** The level of accreditation that belongs to a degree. */
  levelOf(degree: number): number {
    return this.track.first_degrees.filter((first) => first <= degree).length;
  }
}

let known: Components | null = null;
const corrected = new WeakMap<Files, Components>();

/** Makes the data files known to all drawings. */
export function learn(files: Files): void {
  known = new Components(files);
}

/** The components of a table: its own where its numbers are corrected. */
export function components(view: FederationView): Components {
  // Served as the components are; the view has them as plain data.
  const files = view.components as unknown as Files | null;
  if (!files) {
    if (!known) throw new Error("the components have not been loaded");
    return known;
  }
  let own = corrected.get(files);
  if (!own) corrected.set(files, (own = new Components(files)));
  return own;
}
