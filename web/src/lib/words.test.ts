import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { COVERS } from "./covers";
import { readWords, showLanguage, t, words } from "./language.svelte";
import { LANGUAGES } from "./settings.svelte";
import { Words } from "./words";

describe("words", () => {
  it("tell what has no words of its own", async () => {
    const speech = await readWords("en");
    expect(speech.tell({ id: "cause-luck", args: { name: "" }, text: "luck:good" })).toBe("luck:good");
    expect(speech.text("no-such-message")).toBe("no-such-message");
  });

  it("count in the plural of each language", async () => {
    const counted = async (language: "en" | "ru" | "uk", count: number): Promise<string> =>
      (await readWords(language)).text("home-waiting", { count });
    expect(await counted("en", 1)).toBe("One table waits for you");
    expect(await counted("ru", 3)).toBe("Вас ждут 3 стола");
    expect(await counted("ru", 21)).toBe("Вас ждёт 21 стол");
    expect(await counted("uk", 5)).toBe("На вас чекають 5 столів");
  });

  it("call a component as the players named it, where no file knows it", async () => {
    const speech = await readWords("en", "race");
    speech.learn("card", "own_1", "Own World");
    expect(speech.name("card", "own_1")).toBe("Own World");
  });

  it("are short only where the reader's language has them short", () => {
    const bundle = (language: string, source: string): FluentBundle => {
      const made = new FluentBundle(language);
      made.addResource(new FluentResource(source));
      return made;
    };
    const english = bundle("en", "planet-gaia = Gaia planet\n    .short = Gaia\nplanet-ice = Ice\n    .short = I");
    const speech = new Words("uk", [bundle("uk", "planet-gaia = Гая"), english]);
    expect(speech.short("planet", "gaia")).toBe("Гая");
    expect(speech.short("planet", "ice")).toBe("I");
    expect(speech.short("planet", "lost")).toBe("lost");
  });

  it("change with the language, without a reload", async () => {
    await showLanguage("en");
    expect(t("play-now")).toBe("Play now");
    await showLanguage("uk");
    expect(t("play-now")).toBe("Грати зараз");
    expect(words().locale).toBe("uk");
    expect(document.documentElement.lang).toBe("uk");
  });
});

describe("the name of a game", () => {
  it("is the same on the home page and in the game", async () => {
    for (const language of LANGUAGES) {
      for (const game of Object.keys(COVERS)) {
        const speech = await readWords(language, game);
        expect(speech.text(`game-${game}`)).toBe(speech.text("title"));
      }
    }
  });
});
