/** Where on the screen the things are that the guide speaks of. */
import type { Point } from "./step";

export interface Light {
  /** The number in the sentence. */
  number: number;
  /** The first thing of a number carries it. */
  first: boolean;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** More things of a kind say nothing more. */
const MOST = 8;
/** The frame stands around a thing, not on its words. */
const AIR = 3;
/** Less of a thing than this is not seen. */
const LEAST = 8;
/** A part of a thing shows what it is if it is as large as this, or as much of the whole. */
const [LARGE, MUCH] = [44, 0.5];

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const within = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** What of a thing is in sight: not scrolled away, and inside the window; null where that does not show what it is. */
export function inSight(element: Element): Box | null {
  const whole = element.getBoundingClientRect();
  let box: Box = whole;
  for (let above = element.parentElement; above; above = above.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(above);
    if (overflowX !== "visible" || overflowY !== "visible") box = within(box, above.getBoundingClientRect());
  }
  box = within(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  const shows = (seen: number, all: number): boolean => seen >= LEAST && (seen >= LARGE || seen >= MUCH * all);
  return shows(box.right - box.left, whole.width) && shows(box.bottom - box.top, whole.height) ? box : null;
}

/** Scroll what is pointed at into sight, the first thing with most right, where its panel is open. */
export function bringIntoSight(points: readonly Point[]): void {
  for (const point of [...points].reverse()) {
    const all = [...document.querySelectorAll(point.at)];
    if (all.length > 0 && !all.some((element) => inSight(element) !== null))
      all[0]!.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

/** The things that are lit, and the numbers whose things are not in sight. */
export function lightsOf(points: readonly Point[]): { lights: Light[]; hidden: number[] } {
  const lights: Light[] = [];
  const hidden: number[] = [];
  for (const [at, point] of points.entries()) {
    const boxes = [...document.querySelectorAll(point.at)].map(inSight).filter((box) => box !== null);
    if (boxes.length === 0) hidden.push(at + 1);
    for (const [place, { left, top, right, bottom }] of boxes.slice(0, MOST).entries())
      lights.push({
        number: at + 1,
        first: place === 0,
        left: Math.max(0, left - AIR),
        top: Math.max(0, top - AIR),
        width: Math.min(right + AIR, innerWidth) - Math.max(0, left - AIR),
        height: Math.min(bottom + AIR, innerHeight) - Math.max(0, top - AIR),
      });
  }
  return { lights, hidden };
}
