/** The guides of the games, and the tables that they are played at. */
import type { Json, NewTable } from "../lib/wire";
import { FEDERATION } from "./federation";
import { GAIA } from "./gaia";
import { RACE } from "./race";
import type { Step } from "./step";
import tables from "./tables.json";

/** A first game: always the same set-up, so that the steps fit what happens. */
export interface FirstGame {
  players: number;
  seed: number;
  options: { [name: string]: Json };
  /** The guide takes its leave after so many rounds. */
  rounds: number;
  /** The kinds of decision that can come up in them. */
  kinds: string[];
}

export interface Course {
  game: FirstGame;
  steps: Step[];
}

export const COURSES: Record<string, Course> = {
  gaia: { game: tables.gaia, steps: GAIA },
  race: { game: tables.race, steps: RACE },
  federation: { game: tables.federation, steps: FEDERATION },
};

/** The table of a first game against a bot, with its name; null where there is no guide. */
export function firstTable(id: string, title: string, bot: string): NewTable | null {
  const course = COURSES[id];
  if (!course) return null;
  const { players, seed, options } = course.game;
  const others = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, bot }));
  return { game: id, players, seed, options, seats: [{ kind: "person" }, ...others], private: true, title };
}
