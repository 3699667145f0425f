import { mount, unmount } from "svelte";
import { describe, expect, test } from "vitest";
import { wordsOf } from "../../testkit";
import { draftsOf, icons, sample } from "../testkit";
import Card from "./Card.svelte";
import { cardName, cardOf, learnNames, pointsOf, rowsOf, type CardFace } from "./data";
import { powerSigns, scoringSigns, type Sign } from "./signs";
import { factsOf } from "./wording";

const { components, own, examples } = sample();
const cards: CardFace[] = [...components.cards, ...components.second_edition, ...own.cards];
/** A text that was left in the language of the engine: an id, or a message that is missing. */
const RAW = /_|undefined|\{|null|NaN|power-|per-|printed-|match-/;

function known(signs: Sign[], what: string): void {
  expect(signs.length, what).toBeGreaterThan(0);
  for (const sign of signs) {
    expect(sign.text || sign.icon, what).toBeTruthy();
    if (sign.icon) expect(icons, `${what}: ${sign.icon}`).toContain(sign.icon);
    expect(sign.text ?? "", what).not.toMatch(/undefined|NaN/);
  }
}

test("every power and scoring row of every card is drawn with icons of the sprite", () => {
  for (const card of cards) {
    for (const power of card.powers) known(powerSigns(power), `${card.id}: ${power.kind}`);
    for (const row of card.scoring) known(scoringSigns(row), card.id);
    for (const word of card.keywords) expect(icons).toContain(`kw-${word}`);
    for (const word of card.symbols) expect(icons).toContain(word);
  }
  const drawn = new Set(cards.flatMap((card) => card.powers.map((power) => power.kind)));
  const kinds = components.vocabulary.powers.map(({ line }) => line.split(" ")[0]!);
  expect(kinds.filter((kind) => !drawn.has(kind))).toEqual([]);
});

describe.each(["en", "ru", "uk"])("in %s", (language) => {
  const words = wordsOf(language, ["common", "web", "race"]);

  test("every power and every card is told in words", () => {
    for (const card of cards) {
      expect(cardName(card, words)).not.toMatch(RAW);
      expect(factsOf(card, words).join(" "), card.id).not.toMatch(RAW);
      for (const { said } of [...card.powers, ...card.scoring]) expect(words.tell(said), card.id).not.toMatch(RAW);
    }
    const { powers, scoring } = components.vocabulary;
    for (const { line, said } of [...powers, ...scoring]) expect(words.tell(said), line).not.toMatch(RAW);
  });
});

test("an edition has its own figures, and a table its own cards", () => {
  const words = wordsOf("en", ["common", "web", "race"]);
  const view = (edition: string) => ({ options: { edition } });
  expect(cardOf("black_market_trading_world", view("first")).cost).toBe(3);
  expect(cardOf("black_market_trading_world", view("second")).cost).toBe(2);
  expect(pointsOf(cardOf("alien_tech_institute", view("second")))).toBe("?");
  expect(rowsOf(cardOf("old_earth", view("first"))).map(({ row }) => row)).toEqual(["$", "IV"]);
  expect(() => cardOf("own_17", view("first"))).toThrow();
  expect(cardOf("own_1", view("first"))).toMatchObject({ name: "Lantern Archipelago", own: true, good: "novelty" });
  learnNames(words);
  expect(words.name("card", "own_1")).toBe("Lantern Archipelago");
});

test("the face shows cost, points, name, rows and the good", () => {
  const card = draftsOf(examples).cards.find(({ entry }) => entry.id === "tidal_nursery")!.face!;
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
