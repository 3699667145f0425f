import { describe, expect, test } from "vitest";
import { wordsOf } from "../../games/testkit";
import type { TableInfo } from "../../lib/wire";
import { position, state } from "../specimen";
import type { Turn } from "../turn.svelte";
import { summed, verdict } from "./sentences";

const ended = (changes: Partial<TableInfo>): TableInfo => ({ ...state(1, position(null)).table, ...changes });
const robot = (score: number, shares = false): TableInfo["rival"] => ({ name: "robot", score, shares });
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

describe("the verdict", () => {
  test("names the winners and their points", () => {
    const table = ended({ scores: [30, 41], winners: [1] });
    expect(verdict(table, ["Ada"], words("en"))).toBe("Victory with 41 points: Ada.");
    expect(verdict(ended({ scores: [41, 41], winners: [0, 1] }), ["Ada", "Max"], words("en"))).toBe(
      "Victory shared with 41 points: Ada, Max.",
    );
  });

  test("names the player who beats the robot", () => {
    expect(verdict(ended({ scores: [30], winners: [0], rival: robot(29) }), ["Ada"], words("en"))).toBe(
      "Victory with 30 points: Ada.",
    );
  });

  test.each([
    ["en", "The robot wins with 31 points."],
    ["ru", "Робот победил, набрав ПО: 31."],
    ["uk", "Робот переміг, набравши ПО: 31."],
  ])("names the robot that wins (%s)", (language, sentence) =>
    expect(verdict(ended({ scores: [30], rival: robot(31) }), [], words(language))).toBe(sentence),
  );

  test.each([
    ["en", "Ada and Robot share the victory with 30 points each."],
    ["ru", "Ada и Робот делят победу: по 30 очков."],
    ["uk", "Ada і Робот ділять перемогу: по 30 очок."],
  ])("is shared with a robot that is equal even in the tie-break (%s)", (language, sentence) => {
    expect(verdict(ended({ scores: [30], winners: [0], rival: robot(30, true) }), ["Ada"], words(language))).toBe(
      sentence,
    );
  });
});
