import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { mount, unmount } from "svelte";
import { beforeAll, describe, expect, test } from "vitest";
import { wordsOf } from "../../testkit";
import Card from "./Card.svelte";
import {
  cardFrom,
  cardName,
  cardOf,
  learnCards,
  learnNames,
  pointsOf,
  printedCards,
  rowsOf,
  type CardEntry,
  type CardFiles,
} from "./data";
import { POWER_KINDS, readPower, readScoring } from "./power";
import { powerSigns, scoringSigns, type Sign } from "./signs";
import { factsOf, powerText, scoringText } from "./wording";

const ROOT = resolve(import.meta.dirname, "../../../../..");
const READ = `
import json, pathlib, sys, tomllib
print(json.dumps({pathlib.Path(name).stem: tomllib.loads(pathlib.Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:]}))
`;
const DATA = resolve(ROOT, "src/astrarium/games/race/data");
const NAMES = [`${DATA}/cards.toml`, `${DATA}/storm.toml`, resolve(ROOT, "examples/race-cards.toml")];
type Read = CardFiles & { "race-cards": { card: CardEntry[] } };
const files = JSON.parse(
  execFileSync(process.env.PYTHON ?? "python3", ["-c", READ, ...NAMES], { encoding: "utf-8" }),
) as Read;
const entries = [...files.cards.card, ...files.storm.card, ...files["race-cards"].card];
const icons = new Set(
  [...readFileSync(resolve(ROOT, "web/src/style/icons.svg"), "utf-8").matchAll(/symbol id="([^"]+)"/g)].map(
    (found) => found[1]!,
  ),
);
/** One line of every kind, as the documentation writes them. */
const LINES = [
  "explore_draw 2",
  "explore_keep 1",
  "develop_draw_at_start 1",
  "develop_discount 1",
  "develop_draw_after 1",
  "military -1",
  "military_against 4 rebel",
  "military_against 2 keyword:alien",
  "military_against 1 chromosome",
  "military_by_sacrifice 3",
  "military_by_hand_discard 2 for 1",
  "settle_discount 1 any",
  "settle_free_by_sacrifice except alien",
  "pay_for_military 0 except alien",
  "settle_draw_after 1",
  "settle_second_world",
  "trade_bonus 1 any",
  "trade_bonus_this_world 3",
  "trade_bonus_per_symbol 1 chromosome genes",
  "consume 3 rare for 2 vp 1 card x2",
  "consume 1 here for 1 vp",
  "consume_different_kinds 3 for 3 vp",
  "consume_all -1",
  "consume_at_trade_price with_trade_powers",
  "consume_hand_cards 2 for 1 vp",
  "consume_draw 1",
  "consume_gamble 1 to 7",
  "produce_here",
  "produce_here_by_hand_discard 1",
  "draw_if_produced_here 1",
  "produce_on_windfall any",
  "produce_draw 2",
  "draw_per_good_produced 1 any",
  "draw_per_kind_produced 1",
  "draw_if_most_produced 2 any",
  "draw_per_world 1 military",
];
/** A text that was left in the language of the engine: an id, or a message that is missing. */
const RAW = /_|undefined|\{|null|NaN|power-|per-|printed-|match-/;

beforeAll(() => learnCards(files));

function known(signs: Sign[], what: string): void {
  expect(signs.length, what).toBeGreaterThan(0);
  for (const sign of signs) {
    expect(sign.text || sign.icon, what).toBeTruthy();
    if (sign.icon) expect(icons, `${what}: ${sign.icon}`).toContain(sign.icon);
    expect(sign.text ?? "", what).not.toMatch(/undefined|NaN/);
  }
}

test("every line of every card is read, and drawn with icons of the sprite", () => {
  for (const entry of entries) {
    const later = entry.second_edition ?? {};
    for (const line of [...(entry.powers ?? []), ...(later.powers ?? [])])
      known(powerSigns(readPower(line)!), `${entry.id}: ${line}`);
    for (const line of [...(entry.scoring ?? []), ...(later.scoring ?? [])])
      known(scoringSigns(readScoring(line)!), `${entry.id}: ${line}`);
    for (const word of entry.keywords ?? []) expect(icons).toContain(`kw-${word}`);
    for (const word of entry.symbols ?? []) expect(icons).toContain(word);
  }
});

test("every kind of power is drawn, and they are those of the engine", () => {
  const source = readFileSync(resolve(ROOT, "src/astrarium/games/race/components/powers.py"), "utf-8");
  const engine = /POWER_IDS[^[]*\[list\[str\]\] = \[([^\]]+)\]/.exec(source)![1]!.match(/\w+/g);
  expect(POWER_KINDS).toEqual(engine);
  for (const line of LINES) known(powerSigns(readPower(line)!), line);
  expect(new Set(LINES.map((line) => line.split(" ")[0]))).toEqual(new Set(POWER_KINDS));
});

describe.each(["en", "ru", "uk"])("in %s", (language) => {
  const words = wordsOf(language, ["common", "web", "race"]);

  test("every power and every card is told in words", () => {
    const cards = [...printedCards(), ...printedCards(true)];
    const powers = [...cards.flatMap((card) => card.powers), ...LINES.map((line) => readPower(line)!)];
    for (const power of powers) expect(powerText(power, words), power.kind).not.toMatch(RAW);
    for (const card of cards) {
      expect(cardName(card, words)).not.toMatch(RAW);
      expect(factsOf(card, words).join(" "), card.id).not.toMatch(RAW);
      for (const row of card.scoring) expect(scoringText(row, words), card.id).not.toMatch(RAW);
    }
  });
});

test("numbers are read from their places", () => {
  expect(readPower("consume 2 genes for 3 vp 1 card x2")).toMatchObject({
    goods: 2,
    good: "genes",
    vp: 3,
    cards: 1,
    times: 2,
  });
  expect(readPower("military_against 2 alien")).toMatchObject({ good: "alien", keyword: "" });
  expect(readPower("military_against 2 keyword:alien")).toMatchObject({ good: "any", keyword: "alien" });
  expect(readPower("consume_gamble 1 to 7")).toMatchObject({ amount: 1, times: 7 });
  expect(readScoring("2 per row:IV cost:6")).toMatchObject({ vp: 2, match: { row: "IV", cost: 6 } });
  expect(readPower("fly 3")).toBeNull();
  expect(readScoring("many per world")).toBeNull();
});

test("an edition has its own figures", () => {
  const words = wordsOf("en", ["common", "web", "race"]);
  const view = (edition: string) => ({ options: { edition }, own_cards: [] });
  expect(cardOf("black_market_trading_world", view("first")).cost).toBe(3);
  expect(cardOf("black_market_trading_world", view("second")).cost).toBe(2);
  expect(pointsOf(cardOf("alien_tech_institute", view("first")))).toBe("?");
  expect(rowsOf(cardOf("old_earth", view("first"))).map(({ row }) => row)).toEqual(["$", "IV"]);
  expect(() => cardOf("own_1", view("first"))).toThrow();
  const own = {
    id: "own_1",
    key: "nova",
    name: "Nova",
    world: true,
    military: true,
    cost: 2,
    vp: 1,
    good: "rare",
    mode: "windfall",
    keywords: [],
    symbols: [],
    lines: ["military 1"],
    scoring: [],
  };
  const mine = { options: {}, own_cards: [own] };
  expect(cardOf("own_1", mine)).toMatchObject({ type: "military", cost: 2, good: "rare", mode: "windfall", own: true });
  learnNames(mine, words);
  expect(words.name("card", "nova")).toBe("Nova");
});

test("the face shows cost, points, name, rows and the good", () => {
  const card = cardFrom(
    files["race-cards"].card.find((entry) => entry.id === "tidal_nursery")!,
    false,
    true,
  );
  const target = document.createElement("div");
  const drawn = mount(Card, {
    target,
    props: { card, words: wordsOf("en", ["common", "web", "race"]), good: true, lit: true },
  });
  expect(target.querySelector(".cost")?.textContent).toBe("4");
  expect(target.querySelector(".points")?.textContent).toBe("2");
  expect(target.querySelector(".name")?.textContent).toBe("Tidal Nursery");
  expect([...target.querySelectorAll(".phase")].map((row) => row.textContent)).toEqual(["IV", "V"]);
  expect(target.querySelector(".lies use")?.getAttribute("href")).toBe("#good-genes");
  expect(target.querySelector(".card")?.classList).toContain("lit");
  expect(target.querySelector("[role=img]")?.getAttribute("aria-label")).toContain(
    "Consume the good of this world for 1 VP, 2 cards.",
  );
  void unmount(drawn);
});
