import { expect, test, vi } from "vitest";

import { readWords } from "./language.svelte";

vi.mock("./catalogue", () => ({
  gameInfo: async (id: string) => (id === "salvage" ? { title: 'Salvage, the "{ 2 }"' } : null),
}));

test("a game of another package is called as it calls itself", async () => {
  expect((await readWords("uk", "salvage")).text("title")).toBe('Salvage, the "{ 2 }"');
  expect((await readWords("en", "nobody")).text("title")).toBe("nobody");
});

test("our own games have their words", async () => {
  expect((await readWords("en", "gaia")).text("title")).toBe("Gaia Project");
});
