import { describe, expect, test } from "vitest";
import { wordsOf } from "../../games/testkit";
import type { TableInfo } from "../../lib/wire";
import { position, state } from "../specimen";
import { verdict } from "./sentences";

const ended = (changes: Partial<TableInfo>): TableInfo => ({ ...state(1, position(null)).table, ...changes });
const robot = (score: number, shares = false): TableInfo["rival"] => ({ name: "robot", score, shares });
const words = (language: string) => wordsOf(language, ["common", "web", "race"]);

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
    ["en", "Robot wins with 31 points."],
    ["ru", "Побеждает Робот: 31 очко."],
    ["uk", "Перемагає Робот: 31 очко."],
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
