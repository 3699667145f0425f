import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { loadWords, showLanguage } from "../lib/language.svelte";
import RulePage from "../pages/RulePage.svelte";
import { hideRules, showRules } from "./book.svelte";
import RuleDialog from "./RuleDialog.svelte";
import { Pictured } from "./icons";
import Now from "./Now.svelte";
import RuleLink from "./RuleLink.svelte";

const BOOKS: Record<string, { group: string; texts: string[] }> = {
  en: { group: "Build a mine", texts: ["A mine costs 1 ore; see GP-BUILD-02.", "The planet must be empty."] },
  uk: { group: "Шахта", texts: ["Шахта коштує 1 руду; див. GP-BUILD-02.", "Планета має бути порожня."] },
};

function book(language: string): unknown {
  const { group, texts } = BOOKS[language]!;
  return texts.map((text, at) => ({ id: `GP-BUILD-0${at + 1}`, group, section: "", text, shows: [] }));
}

function answer(path: string): unknown {
  const url = new URL(path, location.href);
  if (url.pathname.endsWith("/rules")) return book(url.searchParams.get("language") ?? "en");
  if (url.pathname === "/api/catalogue")
    return {
      version: "1",
      games: [{ id: "gaia", title: "Gaia Project" }],
      bots: [],
      levels: [],
      default_bot: "",
      thinking: [],
    };
  return { id: "a", name: "A", guest: true };
}

let shown: object | null = null;
beforeEach(async () => {
  HTMLElement.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(JSON.stringify(answer(path)))));
  await loadWords();
  await showLanguage("en");
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  hideRules();
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

const page = (): string => (document.body.textContent ?? "").replace(/\s+/g, " ");

async function settled(check: () => void): Promise<void> {
  await vi.waitFor(() => {
    flushSync();
    check();
  });
}

test("a link shows its rules without leaving the page, and they lead on to others", async () => {
  shown = mount(RuleLink, { target: document.body, props: { game: "gaia", rule: ["GP-BUILD-01", "GP-BUILD-02"] } });
  const found = document.querySelector("a")!;
  expect(found.getAttribute("href")).toBe("/rules/gaia#GP-BUILD-01");
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  found.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  const held = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
  found.dispatchEvent(held);
  expect(held.defaultPrevented).toBe(false);

  await unmount(shown);
  shown = mount(RuleDialog, { target: document.body });
  await settled(() => expect(page()).toContain("A mine costs 1 ore"));
  expect(page()).toContain("The planet must be empty.");
  document.querySelector<HTMLElement>("a[data-rule=GP-BUILD-02]")!.click();
  await settled(() => expect(page()).not.toContain("A mine costs 1 ore"));
  expect(page()).toContain("The planet must be empty.");
});

test("the rules follow the language of the reader", async () => {
  showRules("gaia", ["GP-BUILD-01"]);
  shown = mount(RuleDialog, { target: document.body });
  await settled(() => expect(page()).toContain("A mine costs 1 ore"));
  await showLanguage("uk");
  await settled(() => expect(page()).toContain("Шахта коштує 1 руду"));
  expect(document.querySelector("h2")!.textContent).toBe("Шахта");
});

test("the page of rules has contents, a search and links in the reader's language", async () => {
  await showLanguage("uk");
  shown = mount(RulePage, { target: document.body, props: { game: "gaia", rule: "GP-BUILD-02" } });
  await settled(() => expect(page()).toContain("Шахта коштує 1 руду"));
  expect([...document.querySelectorAll("nav a")].map((one) => one.textContent)).toContain("Шахта");
  await tick();
  expect(document.querySelector(".hit")!.id).toBe("GP-BUILD-02");
  const search = document.querySelector<HTMLInputElement>("input[type=search]")!;
  search.value = "ПОРОЖНЯ";
  search.dispatchEvent(new Event("input", { bubbles: true }));
  await settled(() => expect([...document.querySelectorAll("li[id]")].map((one) => one.id)).toEqual(["GP-BUILD-02"]));
  expect(document.querySelector("mark")!.textContent).toBe("порожня");
  await showLanguage("en");
  await settled(() => expect(page()).toContain("The planet must be empty."));
});

test("a text shows the icons of what it speaks of, in any form, the longest name first", () => {
  const english = new Pictured([
    ["ore", "ore"],
    ["token", "power token"],
    ["federation", "federation token"],
    ["genes", "genes, 4"],
    ["once", "once, at once"],
  ]);
  expect(english.in("For a federation token give 2 ore once; power tokens and Genes are no ore.")).toEqual([
    "federation",
    "ore",
    "token",
    "genes",
  ]);
  const russian = new Pictured([
    ["mine", "шахта"],
    ["alien", "технологии пришельцев"],
  ]);
  expect(russian.in("Товар технологий пришельцев не нужен шахте.")).toEqual(["alien", "mine"]);
});

test("beside a rule stands what it comes to in the game", async () => {
  await loadWords("gaia");
  const beside = { rules: ["GP-BUILD-06"], said: { id: "now-range", args: { range: 2 } } };
  const props = { game: "gaia", now: { all: [beside], names: [] }, rules: ["GP-BUILD-06"] };
  shown = mount(Now, { target: document.body, props });
  await settled(() => expect(page()).toContain("Your range is 2."));
  await unmount(shown);
  shown = mount(Now, { target: document.body, props: { ...props, rules: ["GP-BUILD-07"] } });
  expect(page().trim()).toBe("");
});
