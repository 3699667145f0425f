/** Where a popover goes: beside its target, never over it, on the side that hides the fewest lit targets. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
}

const GAP = 14;
const EDGE = 8;

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function within(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

/** The candidates in the order in which they are liked: left, right, below, above. */
function spots(target: Box, size: Size, area: Box): Spot[] {
  const middle = (target.top + target.bottom) / 2;
  const centre = (target.left + target.right) / 2;
  const top = within(area.top + EDGE, middle - 46, Math.max(area.top + EDGE, area.bottom - size.height - EDGE));
  const left = within(
    area.left + EDGE,
    centre - size.width / 2,
    Math.max(area.left + EDGE, area.right - size.width - EDGE),
  );
  return [
    { left: target.left - GAP - size.width, top },
    { left: target.right + GAP, top },
    { left, top: target.bottom + GAP },
    { left, top: target.top - GAP - size.height },
  ];
}

/** Above something at the lower edge of the page: the bar is never covered. */
export function above(target: Box, size: Size, area: Box): Spot {
  const centre = (target.left + target.right) / 2;
  const left = within(area.left + EDGE, centre - size.width / 2, area.right - size.width - EDGE);
  return { left, top: Math.max(area.top + EDGE, target.top - GAP - size.height) };
}

export function beside(target: Box, size: Size, area: Box, lit: Box[]): Spot {
  let best: Spot = { left: area.left + EDGE, top: area.top + EDGE };
  let least = Infinity;
  for (const spot of spots(target, size, area)) {
    const box = { ...spot, right: spot.left + size.width, bottom: spot.top + size.height };
    const out = box.left < area.left || box.right > area.right || box.top < area.top || box.bottom > area.bottom;
    const hidden = lit.filter((other) => overlaps(box, other)).length;
    const cost = hidden + (out ? 100 : 0) + (overlaps(box, target) ? 50 : 0);
    if (cost < least) {
      least = cost;
      best = spot;
    }
  }
  return best;
}
