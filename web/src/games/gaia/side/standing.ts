/** The points of every seat by cause, so far and as the end would bring them. */
import type { GaiaView } from "../view";

export interface Line {
  /** As the ledger names it: `round:mine_2`, `final:sectors`. */
  cause: string;
  points: number[];
}

const KINDS = ["start", "round", "federation", "rescore", "tech", "board", "booster", "level", "faction", "charge"];

/** The ledgers of all seats, cause by cause; what ends the game is left to `ending`. */
export function soFar(view: GaiaView): Line[] {
  const found = new Map<string, number[]>();
  for (const seat of view.seats) {
    for (const [, cause, points] of seat.ledger) {
      if (cause.startsWith("final:")) continue;
      const line = found.get(cause) ?? view.seats.map(() => 0);
      line[seat.seat] = (line[seat.seat] ?? 0) + points;
      found.set(cause, line);
    }
  }
  const rank = (cause: string): number => {
    const at = KINDS.indexOf(cause.split(":")[0] ?? "");
    return at < 0 ? KINDS.length : at;
  };
  return [...found]
    .map(([cause, points]) => ({ cause, points }))
    .sort((a, b) => rank(a.cause) - rank(b.cause) || a.cause.localeCompare(b.cause));
}

/** What the end brings: as it has been scored, or as it stands. */
export function ending(view: GaiaView): Line[] {
  if (view.phase === "over") return scored(view);
  const tiles = view.final_tiles.map((tile) => ({ cause: `final:${tile.id}`, points: tile.points }));
  const areas = view.research.areas.map((area) => ({
    cause: `final:research_${area.id}`,
    points: view.seats.map((seat) => seat.final.research[area.id] ?? 0),
  }));
  const rest = { cause: "final:resources", points: view.seats.map((seat) => seat.final.resources) };
  return [...tiles, ...areas.filter((line) => line.points.some(Boolean)), rest];
}

function scored(view: GaiaView): Line[] {
  const found = new Map<string, number[]>();
  for (const seat of view.seats) {
    for (const [, cause, points] of seat.ledger) {
      if (!cause.startsWith("final:")) continue;
      const line = found.get(cause) ?? view.seats.map(() => 0);
      line[seat.seat] = (line[seat.seat] ?? 0) + points;
      found.set(cause, line);
    }
  }
  return [...found].map(([cause, points]) => ({ cause, points }));
}

export const total = (lines: Line[], seat: number): number =>
  lines.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0);
