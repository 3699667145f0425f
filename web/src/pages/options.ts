/** The options of a game as a form shows them: all from what the game declares, in its own words. */
import { capital } from "../lib/format";
import type { GameInfo, Json, OptionInfo } from "../lib/wire";
import type { Words } from "../lib/words";

export interface Choice {
  id: string;
  name: string;
}

/** The options that matter for a number of players; those for that number alone come first. */
export function optionsFor(game: GameInfo, players: number): OptionInfo[] {
  const own = game.options.filter((option) => option.players.includes(players));
  return [...own, ...game.options.filter((option) => !option.players.length)];
}

/** The name of an option: short where there is one, else its id as words. */
export function optionName(words: Words, option: OptionInfo): string {
  const short = words.attribute(`option-${option.name}`, "short");
  if (short) return short;
  return capital(option.name.replaceAll("_", " "));
}

/** What an option means, in the reader's language. */
export function optionMeaning(words: Words, option: OptionInfo): string {
  return words.has(`option-${option.name}`) ? words.option(option.name) : option.meaning;
}

/** What a value of an option is called. */
function choiceName(words: Words, option: OptionInfo, value: string): string {
  const key = `choice-${option.name}-${value}`;
  return words.has(key) ? words.text(key) : words.name(option.names, value);
}

/** The values of an option with their names. A free text has those that the words of the game suggest. */
export function choicesOf(words: Words, option: OptionInfo): Choice[] {
  const prefix = `choice-${option.name}-`;
  const values = option.kind === "text" ? words.keys(prefix).map((key) => key.slice(prefix.length)) : option.choices;
  return values.map((id) => ({ id, name: capital(choiceName(words, option, id)) }));
}

/** A value of an option in words, for the summary of a table. */
export function valueText(words: Words, option: OptionInfo, value: Json): string {
  if (typeof value === "boolean") return words.text(value ? "new-yes" : "new-no");
  if (Array.isArray(value)) return value.map((item) => choiceName(words, option, String(item))).join(", ");
  // A whole file, such as a set of cards, has no room in a summary.
  if (option.kind === "text" && String(value).includes("\n")) return words.text("new-own-text");
  return choiceName(words, option, String(value));
}

/** Only what differs from what the game has unless told, and belongs to so many players. */
export function chosenOptions(
  game: GameInfo,
  players: number,
  values: { [name: string]: Json },
): { [name: string]: Json } {
  const chosen: { [name: string]: Json } = {};
  for (const option of optionsFor(game, players)) {
    const value = values[option.name];
    if (value !== undefined && JSON.stringify(value) !== JSON.stringify(option.default)) chosen[option.name] = value;
  }
  return chosen;
}
