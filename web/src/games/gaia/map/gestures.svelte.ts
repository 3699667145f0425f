/** Pan by drag, zoom by wheel and pinch; a click that was a drag is none. */
import type { Box, Point } from "../geometry";
import { panned, whole, zoomed, type Camera } from "./camera";

/** Pixels that a finger may slip without meaning it. */
const SLIP = 6;
const STEP = 1.25;

export class Gestures {
  camera = $state.raw<Camera>({ scale: 1, x: 0, y: 0 });
  dragging = $state(false);
  readonly #box: () => Box;
  readonly #point: (x: number, y: number) => Point;
  readonly #pointers = new Map<number, Point>();
  #slipped = false;
  #start: Point = [0, 0];

  /** `point` turns a place on the screen into one of the drawing. */
  constructor(box: () => Box, point: (x: number, y: number) => Point) {
    this.#box = box;
    this.#point = point;
  }

  fit = (): void => {
    this.camera = whole(this.#box());
  };

  step(factor: 1 | -1): void {
    this.camera = zoomed(this.camera, STEP ** factor, [this.camera.x, this.camera.y], this.#box());
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const at = this.#point(event.clientX, event.clientY);
    this.camera = zoomed(this.camera, Math.exp(-event.deltaY / 500), at, this.#box());
  };

  down = (event: PointerEvent): void => {
    this.#pointers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.#pointers.size === 1) {
      this.#slipped = false;
      this.#start = [event.clientX, event.clientY];
    }
  };

  move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now: Point = [event.clientX, event.clientY];
    if (Math.hypot(now[0] - this.#start[0], now[1] - this.#start[1]) > SLIP) this.#slip(event);
    if (this.#pointers.size === 2) this.#pinch(event.pointerId, before, now);
    else if (this.#slipped) this.#pan(before, now);
    this.#pointers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
    this.dragging = false;
  };

  /** Whether the click that comes now ends a drag. */
  get slipped(): boolean {
    return this.#slipped;
  }

  #slip(event: PointerEvent): void {
    if (this.#slipped) return;
    this.#slipped = true;
    this.dragging = true;
    // The drag goes on outside the map; taken earlier, it would take the click away from the targets.
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
  }

  #pan(before: Point, now: Point): void {
    const [x0, y0] = this.#point(...before);
    const [x1, y1] = this.#point(...now);
    this.camera = panned(this.camera, x1 - x0, y1 - y0, this.#box());
  }

  #pinch(id: number, before: Point, now: Point): void {
    this.#slipped = true;
    const other = [...this.#pointers].find(([each]) => each !== id)![1];
    const apart = (a: Point): number => Math.hypot(a[0] - other[0], a[1] - other[1]) || 1;
    const middle = this.#point((now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
    this.camera = zoomed(this.camera, apart(now) / apart(before), middle, this.#box());
  }
}
