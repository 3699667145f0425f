/** The messages of the engine in words: the same cases as the terminal's. */
import { expect, it } from "vitest";
import cases from "../../../tests/messages.json";
import { readWords } from "./language.svelte";
import type { Message } from "./wire";

it.each(cases)("$said", async ({ language, game, seats, message, said }) => {
  const words = await readWords(language, game);
  expect(words.tell(message as Message, seats)).toBe(said);
});
