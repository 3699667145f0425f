/** Every icon of a legend is drawn. */
import { expect, test } from "vitest";

import SPRITE from "../style/icons.svg?raw";
import { COVERS } from "../lib/covers";

test.each(Object.entries(COVERS))("every icon in the legend of %s is drawn", (_, { legend: groups = [] }) => {
  const drawn = new Set([...SPRITE.matchAll(/id="([\w-]+)"/g)].map(([, id]) => id!));
  const icons = groups.flatMap(({ icons }) => icons);
  expect(icons.filter((icon) => !drawn.has(icon))).toEqual([]);
  expect(new Set(icons).size).toBe(icons.length);
});
