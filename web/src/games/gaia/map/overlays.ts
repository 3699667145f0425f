/** What can be laid over the map: how far a seat reaches, and the links of federations. Shapes only. */
import { corners, links, name, NEIGHBOURS, points, projector, SIZE, steps, type Cell } from "../geometry";
import type { GaiaView, Hex } from "../view";

/** The hexes from which a seat measures its range. */
export function pieces(view: GaiaView, seat: number): Hex[] {
  return view.map.hexes.filter((hex) => hex.owner === seat || hex.guest === seat || hex.station === seat);
}

/** The piece from which a hex is reached, if it does not touch it. */
export function source(view: GaiaView, seat: number, to: Cell): { from: Hex; far: number } | null {
  const ways = steps(view.map.hexes, [to]);
  let best: Hex | null = null;
  let far = Infinity;
  for (const piece of pieces(view, seat)) {
    const away = ways.get(name(piece)) ?? Infinity;
    if (away >= far) continue;
    best = piece;
    far = away;
  }
  return best && far > 1 ? { from: best, far } : null;
}

/** The outline of all hexes at most so far away from a piece of the seat. */
export function reachOutline(view: GaiaView, seat: number, range: number, turn: number): string {
  const ways = steps(view.map.hexes, pieces(view, seat));
  return outline(
    view.map.hexes.filter((hex) => (ways.get(name(hex)) ?? Infinity) <= range),
    turn,
  );
}

function outline(places: Cell[], turn: number): string {
  const project = projector(turn);
  const all = new Set(places.map(name));
  let path = "";
  for (const place of places) {
    const ends = corners(project(place), SIZE, turn);
    NEIGHBOURS.forEach(([dq, dr], i) => {
      if (!all.has(name({ q: place.q + dq, r: place.r + dr })))
        path += `M${points([ends[i]!])}L${points([ends[(i + 1) % 6]!])}`;
    });
  }
  return path;
}

/** The links between what belongs to the federations of a seat. */
export function federationLinks(view: GaiaView, seat: number, turn: number): string {
  const nodes = view.map.hexes.filter((hex) => hex.federation?.includes(seat) || hex.satellites?.includes(seat));
  return links(nodes, turn);
}
