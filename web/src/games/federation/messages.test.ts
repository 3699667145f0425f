import { describe, expect, test } from "vitest";
import { components } from "./components";
import {
  buildingLabel,
  cellLabel,
  missionLabel,
  projectLabel,
  spaceDoes,
  spaceLabel,
  specialistLabel,
  specialistText,
} from "./labels";
import { sample, wordsOf } from "./testkit";
import { effectsText } from "./wording";

const { federation: view, actions } = sample();
const data = components(view);

/** A text that was left in the language of the engine: an id, or a message that is missing. */
const RAW = /federation-[a-z]|_|undefined|\{|null|\bds\d|\bn\d[ab]\b|\bs\d\d\b/;

describe.each(["en", "ru", "uk"])("in %s", (language) => {
  const words = wordsOf(language);

  test("every place that is drawn is described", () => {
    const labels = [
      ...view.senate.spaces.flatMap(({ id }) => [spaceLabel(id, view, words), spaceDoes(id, view, words)]),
      spaceDoes("outer", view, words),
      ...view.neo.cells.map((cell) => cellLabel(cell.id, view, words)),
      ...view.e81216.megastructures.map((one) => buildingLabel(one.id, view, words)),
      ...view.e81216.productions.map((one) => buildingLabel(one.id, view, words)),
      ...view.projects.map((one) => projectLabel(one.id, view, words)),
      ...Object.keys(data.atal.specialist).map((id) => specialistLabel(id, view, words)),
      ...Object.keys(data.missions.mission).map((id) => missionLabel(id, view, words)),
    ];
    for (const label of labels) {
      expect(label).toMatch(/^[\p{Lu}\d].+/u);
      expect(label).not.toMatch(RAW);
    }
  });

  test("every action is said", () => {
    for (const action of actions) expect(words.tell(action.said), action.text).not.toMatch(RAW);
  });

  test("every component says what it does", () => {
    const { missions, atal, six_moons, deep_space, game, projects, e81216, arratuin } = data;
    const pieces = [missions.mission, deep_space.tile, game.starting_token, projects.law].flatMap((one) =>
      Object.values(one),
    );
    const texts = [
      ...pieces.map((one) => effectsText(one.effect, words)),
      ...Object.keys(atal.specialist).map((id) => specialistText(id, view, words)),
      ...Object.values(six_moons.token).map((one) => words.tell(one.said)),
      ...Object.values(e81216.production).map((one) => effectsText(one.income, words)),
      ...Object.values(arratuin.shop).flatMap((one) =>
        [one.level_1, one.level_2].map((two) => effectsText(two, words)),
      ),
      ...view.e81216.megastructures.map((mega) => words.tell(mega.said)),
    ];
    for (const text of texts) {
      expect(text).not.toBe("");
      expect(text).not.toMatch(RAW);
    }
  });

  test("every step of the executive phase has words", () => {
    const lines = view.executive!.lines.map((line) => words.tell(line.said, ["A", "B", "C", "D"]));
    expect(lines).toHaveLength(5);
    for (const line of lines) expect(line).not.toMatch(RAW);
  });
});
