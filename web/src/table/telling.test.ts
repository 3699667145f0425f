import { describe, expect, it } from "vitest";
import type { Entry, GameEvent, SeatInfo, TableInfo } from "../lib/wire";
import { around, chapters, fresh, joined } from "./chronicle";
import { face, left, rest } from "./clocks";
import { pace, WHOLE } from "./pace";
import { pays, previewOf } from "./preview";
import type { Told } from "./speaking";
import { rounds, stepped, stops } from "./stepping";

const event = (kind: string, seat = 0, rest: object = {}): GameEvent => ({ kind, seat, rule: "", ...rest });
const entry = (number: number, seat: number, ...events: GameEvent[]): Entry => ({
  number,
  seat,
  text: "",
  at: 0,
  events,
  lines: [],
  thoughts: [],
});
const read = (one: Entry): Told[] =>
  one.events.map((event) => ({
    seat: event.seat,
    said: event.kind,
    places: [],
    rules: [],
    points: Number(event["vp"] ?? 0),
    round: Number(event["round"] ?? 0),
  }));
const roundsIn = (one: Entry): number[] => one.events.flatMap((event) => event["round"] ?? []).map(Number);
const numbers = (log: Entry[]): number[] => log.map((one) => one.number);

describe("the log", () => {
  const log = [entry(1, 0), entry(2, 1), entry(3, 0)];

  it("adds what is new and never doubles an entry", () => {
    expect(numbers(joined(log, [entry(3, 0), entry(4, 1)], null))).toEqual([1, 2, 3, 4]);
    expect(numbers(joined(log, [], null))).toEqual([1, 2, 3]);
    expect(numbers(fresh(log, joined(log, [entry(4, 1)], null)))).toEqual([4]);
  });

  it("forgets what was taken back", () => {
    expect(numbers(joined(log, [], 2))).toEqual([1]);
    expect(numbers(joined(log, [entry(2, 1)], 2))).toEqual([1, 2]);
  });

  it("is drawn around the entry that is looked at, or from its end", () => {
    const long = Array.from({ length: 9 }, (_, i) => entry(i + 1, 0, event("gains")));
    expect(numbers(around(long, null, 3))).toEqual([7, 8, 9]);
    expect(numbers(around(long, 5, 2))).toEqual([3, 4, 5, 6]);
    expect(numbers(around(long, 0, 2))).toEqual([1, 2]);
    expect(numbers(around([], null, 2))).toEqual([]);
    expect(chapters(around(long, null, 1), read, 4).map((chapter) => chapter.round)).toEqual([4]);
  });

  it("has a chapter for each round, and tells the points of an entry", () => {
    const told = chapters(
      [
        entry(1, 0, event("place")),
        entry(
          2,
          1,
          event("booster", 1),
          event("round", -1, { round: 1 }),
          event("gains", 1),
          event("points", 1, { vp: 3 }),
          event("gains", 0),
        ),
      ],
      read,
    );
    expect(told.map((chapter) => chapter.round)).toEqual([0, 1]);
    expect(told[0]!.lines.map((line) => line.number)).toEqual([1, 2]);
    expect(told[1]!.lines.map((line) => [line.seat, line.points, line.said])).toEqual([
      [1, 3, "gains"],
      [0, 0, "gains"],
    ]);
  });
});

describe("a preview", () => {
  const before = { ore: 5, credits: 9, vp: 20 };
  it("shows the quote, the gains with their cause, and what is left", () => {
    const after = { ore: 2, credits: 7, vp: 22 };
    const gain = { what: "vp", amount: 2, cause: "round:mine_2" };
    const rows = previewOf({ ore: 3, credits: 2, steps: 1 }, before, after, { gains: [gain], others: [] });
    expect(rows.pays).toEqual([
      { what: "ore", amount: 3 },
      { what: "credits", amount: 2 },
    ]);
    expect(rows.gains).toEqual([gain]);
    expect(rows.after.map((one) => one.amount)).toEqual([2, 7, 22]);
  });
  it("reads the price from the purse where nothing is quoted", () => {
    expect(pays({}, before, { ore: 4, credits: 10, vp: 20 }, [{ what: "credits", amount: 1, cause: "" }])).toEqual([
      { what: "ore", amount: 1 },
    ]);
  });
});

describe("stepping", () => {
  const log = [entry(1, 0), entry(2, 0), entry(3, 1), entry(4, 1, event("round", -1, { round: 2 })), entry(5, 1)];
  it("stops at every move, at the end of turns, and at the beginning of rounds", () => {
    expect(stops(log, "move", roundsIn)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(stops(log, "turn", roundsIn)).toEqual([0, 2, 4, 5]);
    expect(stops(log, "round", roundsIn)).toEqual([0, 4, 5]);
    expect(rounds(log, roundsIn)).toEqual([{ round: 2, at: 4 }]);
  });
  it("does not leave the game", () => {
    expect(stepped(3, 1, [0, 2, 4, 5])).toBe(4);
    expect(stepped(3, -1, [0, 2, 4, 5])).toBe(2);
    expect(stepped(5, 1, [0, 5])).toBe(5);
    expect(stepped(0, -1, [0, 5])).toBe(0);
  });
});

describe("clocks", () => {
  const seat = { seat: 1, clock: 60_000 } as SeatInfo;
  const table = (...to_act: number[]): TableInfo => ({ status: "playing", to_act }) as unknown as TableInfo;
  it("run only for a seat that owes a decision", () => {
    expect(left(seat, table(1), 1000, 6000)).toBe(55_000);
    expect(left(seat, table(0), 1000, 6000)).toBe(60_000);
    expect(left({ ...seat, clock: null }, table(1), 0, 0)).toBeNull();
  });
  it("are counted on from what was told, down to nothing", () => {
    expect(rest(5000, 1000, 3000)).toBe(3000);
    expect(rest(5000, 1000, 9000)).toBe(0);
    expect(rest(5000, 1000, 0)).toBe(5000);
  });
  it("show minutes, hours or days, and what has run out", () => {
    const days = (d: number, h: number): string => `${d}d ${h}h`;
    expect(face(761_000, days)).toBe("12:41");
    expect(face(3_723_000, days)).toBe("1:02:03");
    expect(face(50 * 3_600_000, days)).toBe("2d 2h");
    expect(face(-5000, days)).toBe("−0:05");
  });
});

it("other people's moves never take longer than a second and a half", () => {
  for (let moves = 1; moves < 60; moves++) expect(pace(moves) * moves).toBeLessThanOrEqual(WHOLE);
});
