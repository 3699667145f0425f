import { describe, expect, test } from "vitest";
import { wordsOf } from "../../games/testkit";
import type { Turn } from "../turn.svelte";
import { summed } from "./sentences";

const words = (language: string) => wordsOf(language, ["common", "web", "race"]);

describe("several picks", () => {
  const turn = (tried: string[], id: string, args: object = {}): Turn =>
    ({ tried, confirmed: { decision: { ask: { id, args } } } }) as unknown as Turn;
  const payment = { cards: 2, placing: { id: "card-gem_world" } };

  test.each([
    ["en", "Pay 2 cards for Gem World"],
    ["ru", "Заплатите 2 карты за «Мир самоцветов»"],
  ])("are told as the answer to one question (%s)", (language, sentence) => {
    const paid = turn(["pay colony_ship", "pay space_port"], "decision-pay", payment);
    expect(summed(paid, words(language))).toBe(sentence);
  });

  test("are told one by one where they answer several, or where the question has no such sentence", () => {
    expect(summed(turn(["discard a"], "decision-discard", { cards: 1 }), words("en"))).toBe("Discard 1 card");
    expect(summed(turn(["discard a", "action settle"], "decision-discard", { cards: 1 }), words("en"))).toBe("");
    expect(summed(turn(["settle gem_world"], "decision-settle"), words("en"))).toBe("");
  });
});
