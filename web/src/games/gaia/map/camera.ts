/** What part of the map is in sight. Pure: a camera in, a camera out. */
import type { Box, Point } from "../geometry";

export interface Camera {
  /** 1 shows the whole map. */
  scale: number;
  /** The middle of what is seen, in the units of the drawing. */
  x: number;
  y: number;
}

const MOST = 4;

export const whole = (box: Box): Camera => ({ scale: 1, x: box.x + box.width / 2, y: box.y + box.height / 2 });

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The camera never leaves the map. */
function held(camera: Camera, box: Box): Camera {
  const scale = between(camera.scale, 1, MOST);
  const slackX = (box.width - box.width / scale) / 2;
  const slackY = (box.height - box.height / scale) / 2;
  const middle = whole(box);
  return {
    scale,
    x: between(camera.x, middle.x - slackX, middle.x + slackX),
    y: between(camera.y, middle.y - slackY, middle.y + slackY),
  };
}

/** Closer or farther; the point stays where it is on the screen. */
export function zoomed(camera: Camera, factor: number, [x, y]: Point, box: Box): Camera {
  const scale = between(camera.scale * factor, 1, MOST);
  const keep = camera.scale / scale;
  return held({ scale, x: x + (camera.x - x) * keep, y: y + (camera.y - y) * keep }, box);
}

/** Moved by so many units of the drawing. */
export const panned = (camera: Camera, dx: number, dy: number, box: Box): Camera =>
  held({ scale: camera.scale, x: camera.x - dx, y: camera.y - dy }, box);

export function viewBox(camera: Camera, box: Box): string {
  const width = box.width / camera.scale;
  const height = box.height / camera.scale;
  return [camera.x - width / 2, camera.y - height / 2, width, height].map((n) => n.toFixed(1)).join(" ");
}
