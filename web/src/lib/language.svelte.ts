/** The words of the chosen language, loaded when they are needed, changed without a reload. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import { Unreachable } from "./api";
import { gameInfo } from "./catalogue";
import { untilAnswered } from "./persistent";
import { settings } from "./settings.svelte";
import { Words, type Values } from "./words";

const FILES = import.meta.glob<string>(
  // The server's letters are its own.
  ["../../../src/astrarium/locale/*/*.ftl", "!../../../src/astrarium/locale/*/mail.ftl"],
  { query: "?raw", import: "default" },
);

const NOTHING = new Words("en", []);
let loaded = $state.raw<ReadonlyMap<string, Words>>(new Map());
const texts = new Map<string, Promise<string>>();
/** The language that is on the screen: it follows the chosen one as soon as its words are there. */
let shown = $state.raw<string>("en");

function text(language: string, name: string): Promise<string> {
  const path = `../../../src/astrarium/locale/${language}/${name}.ftl`;
  const load = FILES[path];
  const found = texts.get(path) ?? (load ? untilAnswered(() => arriving(load())) : Promise.resolve(""));
  texts.set(path, found);
  return found;
}

/** A file that does not come may come when it is asked for again. */
async function arriving(file: Promise<string>): Promise<string> {
  try {
    return await file;
  } catch (error) {
    throw new Unreachable(error);
  }
}

function spoken(language: string, game: string): boolean {
  return `../../../src/astrarium/locale/${language}/${game}.ftl` in FILES;
}

/** What a game of another package, for which there are no words here, calls itself. */
async function own(game: string): Promise<string> {
  const title = (await gameInfo(game))?.title ?? game;
  return `title = { ${JSON.stringify(title)} }`;
}

async function bundle(language: string, game: string): Promise<FluentBundle> {
  // Marks around inserted values, which Fluent adds by default, would be read aloud and copied.
  const made = new FluentBundle(language, { useIsolating: false });
  const names = game ? ["common", "web", game, `${game}-web`] : ["common", "web"];
  const sources = await Promise.all(names.map((name) => text(language, name)));
  if (game && !spoken(language, game)) sources.push(await own(game));
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

/** The words of a language and a game, from the files. */
export async function readWords(language: string, game = ""): Promise<Words> {
  const order: string[] = language === "en" ? ["en"] : [language, "en"];
  return new Words(language, await Promise.all(order.map((each) => bundle(each, game))));
}

async function load(language: string, game: string): Promise<void> {
  const key = `${language}/${game}`;
  if (loaded.has(key)) return;
  const words = await readWords(language, game);
  loaded = new Map([...loaded, [key, words]]);
}

const wanted = new Set<string>([""]);

/** Load the words of a game in the language on the screen; `words(game)` has them from then on. */
export async function loadWords(game = ""): Promise<void> {
  wanted.add(game);
  await load(settings.language, game);
}

/** Show another language: its words are loaded first, so that the page never stands half translated. */
export async function showLanguage(language: string): Promise<void> {
  settings.language = language;
  await Promise.all([...wanted].map((game) => load(language, game)));
  if (settings.language !== language) return;
  shown = language;
  document.documentElement.lang = language;
}

/** The words for a game (or for the pages around it) in the language on the screen. Reactive. */
export function words(game = ""): Words {
  return loaded.get(`${shown}/${game}`) ?? loaded.get(`${shown}/`) ?? NOTHING;
}

/** A message of the client itself. Reactive. */
export function t(key: string, values?: Values): string {
  return words().text(key, values);
}

/** The language on the screen. Reactive. */
export function language(): string {
  return shown;
}
