/** Hexes on the screen. Knows shapes, no rules. */

export type Point = [number, number];

export interface Cell {
  q: number;
  r: number;
}

/** The radius of a hex in the units of the drawing. */
export const SIZE = 28;
const PAD = 6;

/** Clockwise from east. */
export const NEIGHBOURS: Point[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export function cell(at: string): Cell {
  const [q, r] = at.split("x");
  return { q: Number(q), r: Number(r) };
}

export const name = ({ q, r }: Cell): string => `${q}x${r}`;

export function distance(a: Cell, b: Cell): number {
  return Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));
}

/**
 * From hexes to the drawing. `turn` is how many degrees the whole map is turned: -30 lays the ten sectors in three
 * wide rows (screens), 60 stands them upright (phones), 0 keeps the rows that the Automa's directions speak of.
 */
export function projector(turn: number, size = SIZE): (place: Cell) => Point {
  const angle = (turn * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return ({ q, r }) => {
    const x = Math.sqrt(3) * (q + r / 2) * size;
    const y = 1.5 * r * size;
    return [x * cos - y * sin, x * sin + y * cos];
  };
}

export function corners([x, y]: Point, size: number, turn: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = ((60 * i - 30 + turn) * Math.PI) / 180;
    return [x + size * Math.cos(angle), y + size * Math.sin(angle)];
  });
}

export const points = (list: Point[]): string => list.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The rectangle that holds all hexes. */
export function bounds(places: Cell[], turn: number): Box {
  const project = projector(turn);
  const all = places.map(project);
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  const x = Math.min(...xs) - SIZE - PAD;
  const y = Math.min(...ys) - SIZE - PAD;
  return { x, y, width: Math.max(...xs) + SIZE + PAD - x, height: Math.max(...ys) + SIZE + PAD - y };
}

const line = (a: Point, b: Point): string => `M${points([a])}L${points([b])}`;

/** The edges between sectors and the rim of the map, as two paths. */
export function sectorEdges(places: (Cell & { sector: string })[], turn: number): { inner: string; rim: string } {
  const project = projector(turn);
  const at = new Map(places.map((place) => [name(place), place]));
  let inner = "";
  let rim = "";
  for (const place of places) {
    const ends = corners(project(place), SIZE, turn);
    // Corners i and i + 1 enclose the edge that looks to neighbour i.
    NEIGHBOURS.forEach(([dq, dr], i) => {
      const other = at.get(name({ q: place.q + dq, r: place.r + dr }));
      const edge = line(ends[i]!, ends[(i + 1) % 6]!);
      if (!other) rim += edge;
      else if (other.sector > place.sector) inner += edge;
    });
  }
  return { inner, rim };
}

/** Lines between those of the places that touch. */
export function links(places: Cell[], turn: number): string {
  const project = projector(turn);
  let path = "";
  places.forEach((a, i) => {
    for (const b of places.slice(i + 1)) if (distance(a, b) === 1) path += line(project(a), project(b));
  });
  return path;
}

/** The place nearest to a point of the drawing. */
export function nearest<T extends Cell>(places: T[], [x, y]: Point, turn: number): T | null {
  const project = projector(turn);
  let best: T | null = null;
  let least = Infinity;
  for (const place of places) {
    const [px, py] = project(place);
    const far = Math.hypot(px - x, py - y);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** Where an arrow key leads: the nearest place in that direction, sidesteps counting double. */
export function towards<T extends Cell>(places: T[], from: Cell, [dx, dy]: Point, turn: number): T | null {
  const project = projector(turn);
  const [x, y] = project(from);
  let best: T | null = null;
  let least = Infinity;
  for (const place of places) {
    const [px, py] = project(place);
    const along = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy - (py - y) * dx);
    if (along < 1 || aside > along * 2.4) continue;
    const far = along + aside * 2;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** Repeatable star dust: a small dot in some of the hexes. */
export function stars(places: Cell[], turn: number): { x: number; y: number; r: number; opacity: number }[] {
  const project = projector(turn);
  let seed = 7;
  const next = () => (seed = (seed * 1664525 + 1013904223) >>> 0) / 2 ** 32;
  const found = [];
  for (const place of places) {
    const [x, y] = project(place);
    if (next() >= 0.62) continue;
    const spread = SIZE * 1.3;
    found.push({
      x: x + (next() - 0.5) * spread,
      y: y + (next() - 0.5) * spread,
      r: 0.35 + next() * 0.75,
      opacity: 0.15 + next() * 0.5,
    });
  }
  return found;
}
