/** Every message that the client uses exists in every language, and none is there for nothing. */
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { COVERS } from "./covers";
import { LANGUAGES } from "./settings.svelte";

const FILES = import.meta.glob<string>("../../../src/astrarium/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SOURCES = import.meta.glob<string>(["../**/*.ts", "../**/*.svelte", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const GAMES = Object.keys(COVERS);

type Messages = Map<string, Set<string>>;

function variables(node: unknown, found: Set<string>): Set<string> {
  if (node === null || typeof node !== "object") return found;
  const part = node as { type?: string; name?: string };
  if (part.type === "var" && part.name) found.add(part.name);
  for (const child of Object.values(node)) variables(child, found);
  return found;
}

function read(language: string, name: string): Messages {
  const source = FILES[`../../../src/astrarium/locale/${language}/${name}.ftl`];
  if (source === undefined) throw new Error(`${language}/${name}.ftl is missing`);
  const messages: Messages = new Map();
  for (const entry of new FluentResource(source).body) {
    expect(messages.has(entry.id), `${language}/${name}: ${entry.id} stands twice`).toBe(false);
    const own = variables([entry.value, entry.attributes], new Set());
    // What something is called where there is little room differs: one language needs it, another does not.
    for (const name of Object.keys(entry.attributes)) if (name !== "short") own.add(`.${name}`);
    messages.set(entry.id, own);
  }
  // A message that cannot be read is skipped without a word, so the lines are counted as well.
  const begun = source.split("\n").filter((line) => /^[a-z][\w-]* *=/i.test(line)).length;
  expect(messages.size, `${language}/${name}: a message cannot be read`).toBe(begun);
  return messages;
}

/** What the sources ask for in so many words, `t("…")` and `.text("…")`, and every other text in quotes. */
function used(): { asked: Map<string, string>; quoted: Set<string>; made: RegExp[] } {
  const asked = new Map<string, string>();
  const quoted = new Set<string>();
  const made: RegExp[] = [];
  for (const [path, source] of Object.entries(SOURCES)) {
    for (const [, key] of source.matchAll(/\b(?:t|text)\(\s*"([a-z][\w-]*)"/g)) asked.set(key!, path);
    for (const [, key] of source.matchAll(/["'`]([a-z][\w-]*)["'`]/g)) quoted.add(key!);
    // A key that is put together, `seat-${choice}-about`, may be any message of that form.
    for (const [, key] of source.matchAll(/`([a-z][\w-]*-\$\{[^`]*)`/g)) {
      made.push(new RegExp(`^${key!.replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`));
    }
  }
  return { asked, quoted, made };
}

describe("messages", () => {
  it("are the same in every language, with the same variables", () => {
    for (const name of ["common", "web", "mail", ...GAMES]) {
      const english = read("en", name);
      for (const language of LANGUAGES) {
        const own = read(language, name);
        expect([...own.keys()].sort(), `${language}/${name}`).toEqual([...english.keys()].sort());
        for (const [key, values] of own) {
          const more = [...values].filter((value) => !english.get(key)!.has(value));
          expect(more, `${language}/${name}: ${key} uses what the English message does not have`).toEqual([]);
        }
        if (name !== "web") continue;
        for (const [key, values] of english) {
          expect([...own.get(key)!].sort(), `${language}/web: ${key}`).toEqual([...values].sort());
        }
      }
    }
  });

  it("of the client exist wherever they are asked for", () => {
    const { asked } = used();
    const known = new Set(["common", "web", ...GAMES].flatMap((name) => [...read("en", name).keys()]));
    const missing = [...asked].filter(([key]) => !known.has(key)).map(([key, path]) => `${key} (${path})`);
    expect(missing).toEqual([]);
  });

  it("of the client are all used", () => {
    const { quoted, made } = used();
    const unused = [...read("en", "web").keys()].filter(
      (key) => !quoted.has(key) && !made.some((form) => form.test(key)),
    );
    expect(unused).toEqual([]);
  });

  it("of the client do not hide those of a game", () => {
    const own = read("en", "web");
    for (const name of ["common", ...GAMES]) {
      expect(
        [...read("en", name).keys()].filter((key) => own.has(key)),
        name,
      ).toEqual([]);
    }
  });
});
