import { describe, expect, it } from "vitest";

import { readWords } from "../lib/language.svelte";
import type { GameInfo, OptionInfo } from "../lib/wire";
import { againstBots, NO_CLOCK, request, reseat, usualPlayers } from "./making";
import { choicesOf, chosenOptions, optionMeaning, optionName, optionsFor, valueText } from "./options";

const option = (name: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  kind: "flag",
  default: false,
  choices: [],
  meaning: `What ${name} means.`,
  rule: "",
  players: [],
  longest: 0,
  checked: false,
  names: name,
  ...more,
});
const GAME: GameInfo = {
  id: "gaia",
  title: "Gaia Project",
  version: 1,
  min_players: 1,
  max_players: 4,
  options: [
    option("rotate"),
    option("difficulty", { kind: "choice", default: "automa", choices: ["automa", "ultoma"], players: [1] }),
  ],
  answers: [],
};

describe("a table that is made", () => {
  it("has one seat of mine at most: whoever had it takes what the other one had", () => {
    const seats = reseat(againstBots(3, "greedy"), 2, "me");
    expect(seats.map((seat) => seat.choice)).toEqual(["bot", "bot", "me"]);
    expect(reseat(seats, 0, "open").map((seat) => seat.choice)).toEqual(["open", "bot", "me"]);
  });

  it("against bots has three seats where the game has them", () => {
    expect(usualPlayers(GAME)).toBe(3);
    expect(usualPlayers({ ...GAME, max_players: 2 })).toBe(2);
  });

  it("is asked for in the server's words", () => {
    const seats = reseat(reseat(againstBots(4, "greedy"), 1, "invited"), 2, "open");
    const plan = {
      game: "gaia",
      seats,
      options: { rotate: true },
      clock: NO_CLOCK,
      title: " Friday ",
      private: true,
      seed: "7",
    };
    expect(request(plan)).toEqual({
      game: "gaia",
      players: 4,
      seats: [{ kind: "person" }, { kind: "invited" }, { kind: "open" }, { kind: "bot", bot: "greedy" }],
      options: { rotate: true },
      clock: { kind: "none", seconds: 0, bonus: 0, zero: "wait" },
      title: "Friday",
      private: true,
      seed: 7,
    });
    expect(request({ ...plan, seed: "seven" })).not.toHaveProperty("seed");
  });
});

describe("the options of a game", () => {
  it("are those for so many players, their own first", () => {
    expect(optionsFor(GAME, 1).map((each) => each.name)).toEqual(["difficulty", "rotate"]);
    expect(optionsFor(GAME, 3).map((each) => each.name)).toEqual(["rotate"]);
  });

  it("are sent only where they differ, and only where they belong", () => {
    const values = { rotate: false, difficulty: "ultoma" };
    expect(chosenOptions(GAME, 1, values)).toEqual({ difficulty: "ultoma" });
    expect(chosenOptions(GAME, 2, values)).toEqual({});
  });

  it("speak the language of the reader, and English where it has no words", async () => {
    const speech = await readWords("ru", "gaia");
    expect(optionName(speech, option("turn_order"))).toBe("Порядок ходов");
    expect(valueText(speech, option("turn_order", { kind: "choice" }), "passing")).toBe("В порядке паса");
    const factions = option("factions", { kind: "list", names: "faction" });
    expect(valueText(speech, factions, ["terrans"])).toBe(speech.name("faction", "terrans"));
    expect(optionName(speech, option("brand_new"))).toBe("Brand new");
    expect(optionMeaning(speech, option("brand_new"))).toBe("What brand_new means.");
  });

  it("suggest the values of a free text that the game has words for", async () => {
    const map = option("map", { kind: "text", default: "usual" });
    const choices = choicesOf(await readWords("en", "gaia"), map);
    expect(choices).toContainEqual({ id: "variant_3", name: "Variant 3" });
    expect(choicesOf(await readWords("en", "gaia"), option("code", { kind: "text" }))).toEqual([]);
  });
});
