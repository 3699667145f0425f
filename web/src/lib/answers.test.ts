/** What players ask, and the rule that should answer among the first three. */
import { describe, expect, it } from "vitest";

import { found, type Rule } from "./rulebook";

const BOOKS = import.meta.glob<string>("../../../src/astrarium/games/*/rules*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const FIRST = 3;

/** A book as the server serves it: rules with the names of their chapters and sections. */
function book(game: string, language: string): Rule[] {
  const source = BOOKS[`../../../src/astrarium/games/${game}/rules${language === "en" ? "" : `.${language}`}.md`]!;
  let [group, section] = ["", ""];
  const rules: Rule[] = [];
  for (const line of source.split("\n")) {
    const chapter = /^## .* · (.*)$/.exec(line);
    const part = /^### (.*)$/.exec(line);
    const rule = /^- \*\*([A-Z0-9-]+)\*\* (.*)$/.exec(line);
    if (chapter) [group, section] = [chapter[1]!, ""];
    else if (part) section = part[1]!;
    else if (rule) rules.push({ id: rule[1]!, group, section, text: rule[2]!, shows: [] });
    else if (/^ {2}\S/.test(line) && rules.length > 0) rules.at(-1)!.text += ` ${line.trim()}`;
  }
  return rules;
}

describe.each([
  ["gaia", "en", "cost of a mine", "GP-BUILD-01"],
  ["gaia", "en", "how does charging power work", "GP-POWER-02"],
  ["gaia", "en", "free actions", "GP-FREE-01"],
  ["gaia", "en", "end scoring", "GP-END-02"],
  ["gaia", "en", "qic range", "GP-TRACK-08"],
  ["gaia", "ru", "шахта стоимость", "GP-BUILD-01"],
  ["gaia", "ru", "как заряжать энергию", "GP-POWER-02"],
  ["gaia", "ru", "федерацыя", "GP-FED-01"],
  ["gaia", "ru", "потерянная планета", "GP-TRACK-14"],
  ["gaia", "ru", "shahta", "GP-BUILD-01"],
  ["gaia", "ru", "конец игры", "GP-END-01"],
  ["gaia", "uk", "шахта вартість", "GP-BUILD-01"],
  ["gaia", "uk", "спалити енергію", "GP-FREE-05"],
  ["gaia", "uk", "кінець гри", "GP-END-01"],
  ["race", "en", "end of game", "RG-GEND-01"],
  ["race", "en", "military world", "RG-MIL-01"],
  ["race", "en", "sell good", "RG-TRADE-01"],
  ["race", "ru", "военный мир", "RG-MIL-01"],
  ["race", "ru", "продать товар", "RG-TRADE-01"],
  ["race", "uk", "продати товар", "RG-TRADE-01"],
  ["gaia", "en", "how much does a mine cost", "GP-BUILD-01"],
  ["gaia", "en", "satelite", "GP-FED-04"],
  ["gaia", "en", "burn power", "GP-FREE-05"],
  ["gaia", "en", "passing", "GP-PASS-01"],
  ["gaia", "en", "convert ore to credits", "GP-FREE-12"],
  ["gaia", "en", "decline charging", "GP-LEECH-07"],
  ["gaia", "en", "brainstone", "GP-FAC-TAK-01"],
  ["gaia", "ru", "сколько стоит шахта", "GP-BUILD-01"],
  ["gaia", "ru", "как основать федерацию", "GP-FED-01"],
  ["gaia", "ru", "sputnik", "GP-FED-04"],
  ["gaia", "ru", "пас", "GP-PASS-01"],
  ["gaia", "ru", "ничья", "GP-END-03"],
  ["gaia", "uk", "як утворити федерацію", "GP-FED-01"],
  ["gaia", "uk", "феддерація", "GP-FED-01"],
  ["gaia", "uk", "shakhta", "GP-BUILD-01"],
  ["gaia", "uk", "вільні дії", "GP-FREE-01"],
  ["race", "en", "explore", "RG-EXPL-01"],
  ["race", "en", "pay for development", "RG-DEV-05"],
  ["race", "en", "12 cards", "RG-GEND-01"],
  ["race", "en", "same development twice", "RG-DEV-06"],
  ["race", "ru", "цели", "RG-GOAL-01"],
  ["race", "ru", "ничья", "RG-SCORE-05"],
  ["race", "uk", "цілі", "RG-GOAL-01"],
  ["race", "uk", "дослідження", "RG-EXPL-01"],
  ["race", "uk", "кінець гри", "RG-GEND-01"],
  ["federation", "en", "spy", "FD-SPY-01"],
  ["federation", "en", "can i pass", "FD-TRN-13"],
  ["federation", "en", "max crystals", "FD-RES-02"],
  ["federation", "en", "miner neo", "FD-NEO-01"],
  ["federation", "ru", "можно ли пасовать", "FD-TRN-13"],
  ["federation", "ru", "шпион", "FD-SPY-01"],
  ["federation", "ru", "ордена", "FD-MED-01"],
  ["federation", "uk", "далекий космос", "FD-DS-00"],
  ["federation", "uk", "шпигун", "FD-SPY-01"],
  ["federation", "en", "special mission", "FD-MIS-01"],
  ["federation", "en", "medals", "FD-MED-01"],
  ["federation", "ru", "закон", "FD-EXE-15"],
  ["federation", "uk", "ордени", "FD-MED-01"],
])("in the rules of %s, in %s", (game, language, question, rule) => {
  it(`«${question}» is answered among the first`, () => {
    const answers = found(book(game, language), question).slice(0, FIRST);
    expect(answers.map(({ id }) => id)).toContain(rule);
  });
});
