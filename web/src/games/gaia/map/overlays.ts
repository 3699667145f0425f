/** What can be laid over the map: how far a seat reaches, and the links of federations. Shapes only. */
import { corners, links, name, NEIGHBOURS, points, projector, SIZE, type Cell } from "../geometry";
import type { GaiaView, Reached } from "../view_types";

/** The outline of all hexes that need at most so many Q.I.C. */
export function reachOutline(view: GaiaView, reached: Reached[], qic: number, turn: number): string {
  const within = new Set(reached.filter((one) => one.qic <= qic).map((one) => one.at));
  return outline(
    view.map.hexes.filter((hex) => within.has(hex.at)),
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
