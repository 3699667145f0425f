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
  const round = (cause: string): number => roundOf(cause, view);
  return [...found]
    .map(([cause, points]) => ({ cause, points }))
    .sort((a, b) => rank(a.cause) - rank(b.cause) || round(a.cause) - round(b.cause) || a.cause.localeCompare(b.cause));
}

/** The round whose tile has brought the points; 0 for other causes. */
export function roundOf(cause: string, view: GaiaView): number {
  return cause.startsWith("round:") ? view.round_tiles.indexOf(cause.slice("round:".length)) + 1 : 0;
}

/** What the end brings, as it stands or as it has been scored: the tiles, the research areas, what is left over. */
export function ending(view: GaiaView): Line[] {
  const lines = view.phase === "over" ? scored(view) : expected(view);
  return lines.filter((line) => !line.cause.startsWith("final:research_") || line.points.some(Boolean));
}

const causes = (view: GaiaView): { tiles: string[]; areas: string[]; rest: string } => ({
  tiles: view.final_tiles.map((tile) => `final:${tile.id}`),
  areas: view.research.areas.map((area) => `final:research_${area.id}`),
  rest: "final:resources",
});

function expected(view: GaiaView): Line[] {
  const { tiles, areas, rest } = causes(view);
  return [
    ...tiles.map((cause, i) => ({ cause, points: view.final_tiles[i]!.points })),
    ...areas.map((cause, i) => ({
      cause,
      points: view.seats.map((seat) => seat.final.research[view.research.areas[i]!.id] ?? 0),
    })),
    { cause: rest, points: view.seats.map((seat) => seat.final.resources) },
  ];
}

function scored(view: GaiaView): Line[] {
  const points = (cause: string): number[] =>
    view.seats.map((seat) => seat.ledger.reduce((sum, [, why, vp]) => (why === cause ? sum + vp : sum), 0));
  const { tiles, areas, rest } = causes(view);
  return [...tiles, ...areas, rest].map((cause) => ({ cause, points: points(cause) }));
}

export const total = (lines: Line[], seat: number): number =>
  lines.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0);
