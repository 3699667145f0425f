/** Arrow keys lead from a lit thing to the nearest one in that direction: in hands, on tracks and on maps. */

export const WAYS: { [key: string]: [number, number] } = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Everything that can be chosen. */
export const LIT = ".lit[data-target]";

interface Centre<E> {
  element: E;
  x: number;
  y: number;
}

function centre<E extends Element>(element: E): Centre<E> {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { element, x: left + width / 2, y: top + height / 2 };
}

/** The one of the things that lies in that direction, sidesteps counting double. */
export function neighbour<E>(from: Centre<unknown>, all: Centre<E>[], [dx, dy]: [number, number]): Centre<E> | null {
  let best: Centre<E> | null = null;
  let least = Infinity;
  for (const other of all) {
    const along = (other.x - from.x) * dx + (other.y - from.y) * dy;
    const aside = Math.abs((other.x - from.x) * dy - (other.y - from.y) * dx);
    if (along < 1) continue;
    if (along + aside * 2 < least) [best, least] = [other, along + aside * 2];
  }
  return best;
}

/** The neighbour of a thing among others. */
export function nextOf<E extends Element>(from: Element, all: E[], way: [number, number]): E | undefined {
  const others = all.filter((each) => each !== from).map(centre);
  return neighbour(centre(from), others, way)?.element;
}
