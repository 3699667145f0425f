/** The table that a guide is played at. */
import { COVERS } from "../lib/covers";
import type { NewTable } from "../lib/wire";

/** The table of a first game against a bot, with its name; null where there is no guide. */
export function firstTable(id: string, title: string, bot: string): NewTable | null {
  const course = COVERS[id]?.course;
  if (!course) return null;
  const { players, seed, options } = course.game;
  const others = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, bot }));
  return { game: id, players, seed, options, seats: [{ kind: "person" }, ...others], private: true, title };
}
