import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { symbolOf } from "../../ui/resources";
import { drawnAs, EVENT_SYMBOLS, PER_SYMBOLS, type Icon } from "./effects";
import { sample } from "./testkit";

/** Every icon, wherever it stands among the components. */
function icons(node: unknown): Icon[] {
  if (!node || typeof node !== "object") return [];
  if ("what" in node && "per" in node) return [node as Icon];
  return Object.values(node).flatMap(icons);
}

const all = icons(sample().components);
const sprite = readFileSync(resolve(import.meta.dirname, "../../style/icons.svg"), "utf-8");
const symbols = new Set([...sprite.matchAll(/id="([^"]+)"/g)].map((match) => match[1]));

test("everything that an effect names has a symbol", () => {
  expect(all.length).toBeGreaterThan(200);
  for (const icon of all) {
    expect(symbols, icon.what).toContain(symbolOf(drawnAs(icon.what)));
    for (const symbol of [...(PER_SYMBOLS[icon.per] ?? []), ...(EVENT_SYMBOLS[icon.on] ?? [])])
      expect(symbols).toContain(symbol);
    if (icon.per) expect(PER_SYMBOLS[icon.per]).toBeDefined();
    if (icon.on) expect(EVENT_SYMBOLS[icon.on]).toBeDefined();
  }
});
