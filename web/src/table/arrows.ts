/** Arrow keys lead from a lit thing to the nearest one in that direction. */

const WAYS: { [key: string]: [number, number] } = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

interface Centre {
  element: HTMLElement;
  x: number;
  y: number;
}

function centre(element: HTMLElement): Centre {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { element, x: left + width / 2, y: top + height / 2 };
}

/** The one of the things that lies in that direction, sidesteps counting double. */
export function neighbour(from: Centre, all: Centre[], [dx, dy]: [number, number]): Centre | null {
  let best: Centre | null = null;
  let least = Infinity;
  for (const other of all) {
    const along = (other.x - from.x) * dx + (other.y - from.y) * dy;
    const aside = Math.abs((other.x - from.x) * dy - (other.y - from.y) * dx);
    if (along < 1) continue;
    if (along + aside * 2 < least) [best, least] = [other, along + aside * 2];
  }
  return best;
}

/** An attachment for a panel with lit things in it. */
export function arrows(panel: HTMLElement): () => void {
  function pressed(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const own = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("button.lit") : null;
    if (!way || !own) return;
    const all = [...panel.querySelectorAll<HTMLElement>("button.lit")].filter((each) => each !== own);
    const next = neighbour(centre(own), all.map(centre), way);
    if (!next) return;
    next.element.focus();
    event.preventDefault();
    event.stopPropagation();
  }
  panel.addEventListener("keydown", pressed);
  return () => panel.removeEventListener("keydown", pressed);
}
