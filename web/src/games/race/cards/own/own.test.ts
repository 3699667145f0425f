import { mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wordsOf } from "../../../testkit";
import { draftsOf, sample } from "../../testkit";
import CardForm from "./CardForm.svelte";
import { Draft, TEXTS, type Written } from "./draft.svelte";
import { entryOf, freeId, writeToml, type CardEntry } from "./toml";

const { faulty } = sample();

const NOVA: CardEntry = {
  id: "nova",
  name: 'The "Nova"',
  world: 2,
  vp: 1,
  good: "",
  keywords: [],
  powers: ["military 1"],
  copies: 1,
};

const WRITTEN: Written = { entry: NOVA, face: null, powers: draftsOf(faulty).cards[0]!.powers.slice(1), scoring: [] };

test("a set is written as the game reads it", () => {
  expect(writeToml([NOVA, { ...NOVA, id: "other", good: "rare windfall", keywords: ["rebel"] }])).toBe(
    '[[card]]\nid = "nova"\nname = "The \\"Nova\\""\nworld = 2\nvp = 1\npowers = ["military 1"]\ncopies = 1\n\n' +
      '[[card]]\nid = "other"\nname = "The \\"Nova\\""\nworld = 2\nvp = 1\ngood = "rare windfall"\nkeywords = ["rebel"]\npowers = ["military 1"]\ncopies = 1\n',
  );
});

test("what the server has read becomes a card, whatever is missing", () => {
  expect(entryOf({ id: "a", name: "A", defence: 3, powers: ["military 1"] })).toMatchObject({
    defence: 3,
    powers: ["military 1"],
    copies: 1,
  });
  expect(entryOf({}).world).toBe(0);
  expect(freeId([NOVA, { ...NOVA, id: "nova_2" }], "nova")).toBe("nova_3");
});

test("the form changes the type, the lines and the marks of a card", async () => {
  const changes: Partial<CardEntry>[] = [];
  const target = document.body.appendChild(document.createElement("div"));
  const words = wordsOf("en", ["common", "web", "race"]);
  const form = mount(CardForm, {
    target,
    props: { written: WRITTEN, words, wrong: "powers", onchange: (fields) => changes.push(fields) },
  });
  expect(target.querySelector(".line small")?.textContent).toBe("+1 Military.");
  expect(target.querySelector(".line input")?.getAttribute("aria-invalid")).toBe("true");
  target.querySelector<HTMLInputElement>("input[value=development]")!.click();
  target.querySelector<HTMLInputElement>(".mark input")!.click();
  target.querySelector<HTMLButtonElement>(".line button")!.click();
  await tick();
  expect(changes[0]).toMatchObject({ development: 2, world: undefined, good: "" });
  expect(changes[1]).toEqual({ keywords: ["alien"] });
  expect(changes[2]).toEqual({ powers: [] });
  void unmount(form);
  target.remove();
});

let sent: { path: string; method: string; body: { text?: string; name?: string } }[] = [];
beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (path: string, init: { method: string; body: string | null }) => {
    const body = JSON.parse(init.body ?? "{}") as { text?: string; name?: string };
    sent.push({ path, method: init.method, body });
    const fault = body.text?.includes("fly") ? { item: "nova", field: "powers", said: { id: "fault-no-power" } } : null;
    const answer = path.endsWith("/check")
      ? { ...faulty, fault }
      : { id: "s1", name: body.name, text: body.text, updated: 1 };
    return Promise.resolve(new Response(JSON.stringify(init.method === "GET" ? [] : answer)));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a draft is checked once the writer pauses, and kept under one id", async () => {
  const draft = new Draft();
  draft.add(WRITTEN);
  draft.change({ powers: ["fl"] });
  draft.change({ powers: ["fly 3"] });
  expect(draft.checking).toBe(true);
  await vi.runAllTimersAsync();
  expect(sent.map(({ path }) => path)).toEqual([`${TEXTS}/check`]);
  expect(draft.card?.face?.powers.map(({ kind }) => kind)).toEqual(["military"]);
  expect(draft.card?.powers).toHaveLength(2);
  expect(draft.card?.entry.powers).toEqual(["fly 3"]);
  expect(draft.fault).toMatchObject({ item: "nova", field: "powers" });
  draft.change({ powers: [] });
  await vi.runAllTimersAsync();
  expect([draft.fault, draft.checking, draft.changed]).toEqual([null, false, true]);
  draft.rename("Mine");
  await draft.save();
  draft.rename("Mine too");
  await draft.save();
  expect(sent.filter(({ method }) => method === "POST" || method === "PUT").slice(-2)).toMatchObject([
    { path: TEXTS, method: "POST", body: { name: "Mine" } },
    { path: `${TEXTS}/s1`, method: "PUT", body: { name: "Mine too" } },
  ]);
  expect(draft.changed).toBe(false);
});
