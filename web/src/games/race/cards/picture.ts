/** A quiet picture for each card, grown from its id: the same card has the same picture everywhere. */
import type { CardFace } from "./data";

/** Numbers from 0 to 1 that follow from a text. */
export function sequence(seed: string): () => number {
  let hash = 2166136261;
  for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  return () => {
    hash = (Math.imul(hash ^ (hash >>> 15), 2246822519) + 374761393) >>> 0;
    return hash / 2 ** 32;
  };
}

export interface Spoke {
  x: number;
  y: number;
  r: number;
}
export interface Star extends Spoke {
  opacity: number;
}
export interface Band {
  d: string;
  opacity: number;
}
export interface WorldPicture {
  cx: number;
  cy: number;
  r: number;
  stars: Star[];
  bands: Band[];
  moon: Spoke | null;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A development: spokes around a hub. */
export function spokes(card: CardFace): Spoke[] {
  const next = sequence(card.id);
  for (let skipped = 0; skipped < 4; skipped += 1) next();
  const count = 3 + Math.floor(next() * 4);
  const turn = next() * 2 * Math.PI;
  return Array.from({ length: count }, (_, at) => {
    const angle = turn + (at * 2 * Math.PI) / count;
    return { x: round(60 + 17 * Math.cos(angle)), y: round(31 + 17 * Math.sin(angle)), r: round(2.4 + next() * 1.8) };
  });
}

/** A world: a disc with bands before a few stars, sometimes with a moon. */
export function world(card: CardFace): WorldPicture {
  const next = sequence(card.id);
  const stars = Array.from({ length: 16 }, () => ({
    x: round(next() * 120),
    y: round(next() * 58),
    r: round(0.3 + next() * 0.6),
    opacity: round(0.2 + next() * 0.6),
  }));
  const r = 19 + next() * 5;
  const cx = 58 + next() * 6;
  const cy = 31;
  const bands = Array.from({ length: 4 }, (_, at) => {
    const y = cy - r + ((at + 0.3 + next() * 0.5) * r) / 2;
    const height = 1.5 + next() * 4;
    const there = `M${round(cx - r - 2)} ${round(y)}q${round(r * 0.6)} ${round(next() * 8 - 4)} ${round(r)} 0t${round(r + 4)} 0`;
    const back = `v${round(height)}q${round(-r * 0.6)} ${round(next() * 6 - 3)} ${round(-r - 2)} 0t${round(-r - 2)} 0z`;
    return { d: there + back, opacity: round(0.35 + next() * 0.4) };
  });
  const moon =
    next() < 0.5
      ? { x: round(cx + r + 8 + next() * 14), y: round(12 + next() * 20), r: round(2 + next() * 2.5) }
      : null;
  return { cx: round(cx), cy, r: round(r), stars, bands, moon };
}
