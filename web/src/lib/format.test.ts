import { beforeAll, describe, expect, it } from "vitest";

import { clockText, placeOf, roundText, spanText, tableTitle } from "./format";
import { showLanguage } from "./language.svelte";
import { called } from "../table/seating";
import { urgentFirst, waitsForMe } from "./tables.svelte";
import type { SeatInfo, TableInfo } from "./wire";

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: "person",
  name: `P${number}`,
  yours: number === 0,
  present: false,
  clock: null,
  person: "",
  stand_in: "",
  back: false,
  away: 0,
  ready: true,
  takeover: { possible: false, votes: 0, needed: 0, mine: false, left: 0, away: 0 },
  ...more,
});
const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: "abc",
  game: "gaia",
  title: "",
  players: 3,
  status: "playing",
  private: false,
  changeable: false,
  practice: false,
  options: {},
  clock: { kind: "none", seconds: 0, bonus: 0, zero: "wait" },
  seats: [seat(0), seat(1), seat(2)],
  to_act: [0],
  round: 3,
  rounds: 6,
  mine: true,
  notice: "",
  ending: { possible: false, asked: false, votes: 0, needed: 0, mine: false, seats: [] },
  created: 0,
  updated: 0,
  now: 0,
  scores: [],
  winners: [],
  rival: null,
  rematch: null,
  ...more,
});

beforeAll(() => showLanguage("en"));

describe("a table in a list", () => {
  it("is called by its title, or by who sits there", () => {
    expect(tableTitle(table({ title: "Friday" }))).toBe("Friday");
    expect(tableTitle(table())).toBe("With P1 and P2");
    const bots = [seat(0), seat(1, { kind: "bot", name: "greedy" }), seat(2, { kind: "bot", name: "greedy" })];
    expect(tableTitle(table({ seats: bots }))).toBe("Against 2 bots");
    expect(tableTitle(table({ players: 1, seats: [seat(0)] }))).toBe("Solo");
    expect(tableTitle(table({ seats: [seat(0), seat(1), seat(2, { name: "" })] }))).toBe("With P1 and Deleted player");
  });

  it("says which round is played, as far as there is one", () => {
    expect(roundText(table())).toBe("Round 3 of 6");
    expect(roundText(table({ round: 11, rounds: 0 }))).toBe("Round 11");
    expect(roundText(table({ round: 0 }))).toBe("Set-up");
  });

  it("waits for me only while it is played and my seat is asked", () => {
    expect(waitsForMe(table())).toBe(true);
    expect(waitsForMe(table({ to_act: [1] }))).toBe(false);
    expect(waitsForMe(table({ status: "finished" }))).toBe(false);
  });

  it("does not wait for me while a bot plays for me, but stands before those of which nothing is to be known", () => {
    const away = table({ seats: [{ ...seat(0), kind: "bot", stand_in: "voted" }, seat(1)], notice: "stand-in" });
    expect(waitsForMe(away)).toBe(false);
    const calm = table({ to_act: [1] });
    expect(urgentFirst([calm, away, table()])?.map((one) => one.notice || one.to_act[0])).toEqual([0, "stand-in", 1]);
  });

  it("is called by the people at it, also where a bot stands in for one", () => {
    const other = { ...seat(1), kind: "bot" as const, name: "greedy", person: "Ada", stand_in: "left" as const };
    expect(tableTitle(table({ seats: [seat(0), other] }))).toBe("With Ada");
    expect(called(other)).toBe("Ada");
  });

  it("knows my place at the end, also where a tie was broken", () => {
    expect(placeOf(table({ scores: [100, 120, 90], winners: [1] }))).toBe(2);
    expect(placeOf(table({ scores: [120, 120, 90], winners: [1] }))).toBe(2);
    expect(placeOf(table({ scores: [120, 120, 90], winners: [0, 1] }))).toBe(1);
    expect(placeOf(table({ seats: [seat(1), seat(2)], scores: [1, 2] }))).toBeNull();
  });
});

describe("times", () => {
  it("are told in their two largest parts", () => {
    expect(spanText(761_000)).toBe("12:41");
    expect(spanText(28 * 3_600_000)).toBe("1 d 4 h");
    expect(spanText(-5)).toBe("0:00");
  });

  it("of a clock are told by its kind", () => {
    expect(clockText({ kind: "live", seconds: 1500, bonus: 20, zero: "bot" })).toBe("25\u00a0min + 20\u00a0s");
    expect(clockText({ kind: "turns", seconds: 3 * 86_400, bonus: 0, zero: "wait" })).toBe("3 days a move");
    expect(clockText({ kind: "turns", seconds: 43_200, bonus: 0, zero: "wait" })).toBe("12 hours a move");
  });
});
