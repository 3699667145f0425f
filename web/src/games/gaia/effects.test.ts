import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { symbolOf } from "../../ui/resources";
import { drawnAs, EVENT_SYMBOLS, parse, PER_SYMBOLS, type Icon } from "./effects";
import { readFiles } from "./testkit";

/** The fields of the data files that are written in the language of effects. */
const FIELDS = [
  "gains",
  "gain",
  "cost",
  "now",
  "income",
  "action",
  "on_pass",
  "scores",
  "once",
  "start",
  "academy_income",
  "academy_action",
  "institute_income",
];
const LISTS = ["mine", "station", "lab"];

function texts(node: unknown, found: string[]): string[] {
  if (Array.isArray(node)) for (const item of node) texts(item, found);
  else if (node && typeof node === "object") {
    for (const [field, value] of Object.entries(node)) {
      if (FIELDS.includes(field) && typeof value === "string") found.push(value);
      else if (LISTS.includes(field) && Array.isArray(value)) found.push(...(value as string[]));
      else texts(value, found);
    }
  }
  return found;
}

function all(): Icon[] {
  const { automa: _, structures: __, ...files } = readFiles();
  return texts(files, []).flatMap((text) => parse(text));
}

const sprite = readFileSync(resolve(import.meta.dirname, "../../style/icons.svg"), "utf-8");
const symbols = new Set([...sprite.matchAll(/id="([^"]+)"/g)].map((match) => match[1]));

test("every effect of every component can be read", () => {
  expect(all().length).toBeGreaterThan(200);
});

test("everything that an effect names has a symbol", () => {
  for (const icon of all()) {
    expect(symbols, icon.what).toContain(symbolOf(drawnAs(icon.what)));
    for (const symbol of [...(PER_SYMBOLS[icon.per] ?? []), ...(EVENT_SYMBOLS[icon.on] ?? [])])
      expect(symbols).toContain(symbol);
    if (icon.per) expect(PER_SYMBOLS[icon.per]).toBeDefined();
    if (icon.on) expect(EVENT_SYMBOLS[icon.on]).toBeDefined();
  }
});

test("amounts, what is counted and what must happen", () => {
  expect(parse("1 ore, charge 4")).toEqual([
    { what: "ore", amount: 1, per: "", on: "" },
    { what: "charge", amount: 4, per: "", on: "" },
  ]);
  expect(parse("2 vp per gaia_planet")[0]).toEqual({ what: "vp", amount: 2, per: "gaia_planet", on: "" });
  expect(parse("3 vp on build_mine")[0]).toEqual({ what: "vp", amount: 3, per: "", on: "build_mine" });
  expect(parse("1 step")[0]?.what).toBe("steps");
  expect(parse("gaiaformer")[0]).toEqual({ what: "gaiaformer", amount: 0, per: "", on: "" });
  expect(parse("")).toEqual([]);
  expect(parse(undefined)).toEqual([]);
});

test("what cannot be read is refused, not drawn wrongly", () => {
  for (const text of ["ore", "0 ore", "1 gold", "2 vp per moon", "charge x", "1 ore per"])
    expect(() => parse(text)).toThrow();
});
