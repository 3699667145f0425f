import { afterEach, describe, expect, it, vi } from "vitest";
import { Session } from "./session.svelte";
import { attempt, position, screen, server, state } from "./specimen";
import { Turn } from "./turn.svelte";

afterEach(() => vi.unstubAllGlobals());

function seated(
  standing = position("turn", "build 0x1", "build 0x2", "join 0x1 0x2", "join 0x1 0x3", "convert ore"),
): Turn {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
  const session = new Session("t");
  session.screen = screen;
  const turn = new Turn(session);
  session.accept(state(5, standing));
  return turn;
}

const entry = (number: number, text: string) => ({ number, seat: 0, text, at: 0, events: [], lines: [], thoughts: [] });
const group = (turn: Turn, id: string) => turn.groups.find((one) => one.id === id)!;

describe("choosing", () => {
  it("lights the targets of the chosen group", async () => {
    const turn = seated();
    expect(turn.mood).toBe("choosing");
    await turn.chooseGroup(group(turn, "build"));
    expect([...turn.lit.keys()]).toEqual(["hex:0x1", "hex:0x2"]);
  });

  it("does the only action of a group at once", async () => {
    const turn = seated();
    const calls = server(attempt(position("turn", "build 0x1")));
    await turn.chooseGroup(group(turn, "convert"));
    expect(calls[0]).toMatchObject({ path: "try", body: { seq: 5, actions: ["convert ore"] } });
    expect(turn.tried).toEqual(["convert ore"]);
  });

  it("asks why nothing of a group is possible", async () => {
    const turn = seated();
    const refusal = { rule: "SP-1", reason: "short", what: "ore", need: 3, have: 1, text: "" };
    const calls = server(refusal);
    await turn.chooseGroup(group(turn, "pass"));
    expect(calls[0]).toMatchObject({ path: "why", body: { verb: "pass", actions: [] } });
    expect(turn.mood).toBe("why");
    expect(turn.why?.refusal).toEqual(refusal);
    expect(turn.escape()).toBe(true);
    expect(turn.mood).toBe("choosing");
  });

  it("narrows an action of several targets down, pick by pick", async () => {
    const turn = seated();
    await turn.chooseGroup(group(turn, "join"));
    await turn.choose("hex:0x1");
    expect(turn.buttons.map((one) => one.text)).toEqual(["join 0x1 0x2", "join 0x1 0x3"]);
    await turn.choose("hex:0x3");
    expect(turn.buttons.map((one) => one.text)).toEqual(["join 0x1 0x3"]);
  });

  it("does not take others' decisions for its own", () => {
    expect(seated(position(null)).mood).toBe("waiting");
  });
});

describe("a tentative turn", () => {
  it("is tried, taken back, tried again and confirmed with what ends it", async () => {
    const turn = seated();
    const closing = position("closing", "convert ore", "end");
    const calls = server(attempt(closing), attempt(closing), {
      seq: 7,
      state: state(7, position(null), [entry(1, "build 0x1"), entry(2, "end")]),
    });
    await turn.take("build 0x1");
    expect(turn.mood).toBe("trying");
    expect(turn.complete).toBe(true);
    await turn.back();
    expect(turn.tried).toEqual([]);
    expect(turn.position?.decision?.kind).toBe("turn");
    await turn.redo();
    await turn.confirm();
    expect(calls.at(-1)).toMatchObject({ path: "moves", body: { seq: 5, actions: ["build 0x1", "end"] } });
    expect(calls.at(-1)!.body.key).toBeTruthy();
    expect(turn.mood).toBe("waiting");
  });

  it("may be confirmed while more is owed, but is not complete", async () => {
    const turn = seated();
    server(attempt(position("tech", "build 9x9")));
    await turn.take("build 0x1");
    expect([turn.confirmable, turn.complete]).toEqual([true, false]);
  });

  it("shows nothing of an action that reveals something, and ends with it", async () => {
    const turn = seated();
    server(attempt(position("turn", "build 0x1"), true));
    await turn.take("build 0x1");
    expect(turn.settles).toBe(true);
    expect(turn.decision).toBeNull();
    expect(turn.complete).toBe(true);
    await turn.take("build 0x2");
    expect(turn.tried).toEqual(["build 0x1"]);
  });

  it("is taken back after it was confirmed, where the server allows it", async () => {
    const turn = seated();
    const log = [entry(1, "build 0x1"), entry(2, "end")];
    const undoable = { ...state(7, position(null), log), undo: { possible: true, reason: "" as const } };
    turn.session.accept(undoable);
    const calls = server({ seq: 8, state: { ...state(8, position("closing", "end")), cut: 2 } });
    await turn.back();
    expect(calls[0]).toMatchObject({ path: "undo", body: { seq: 7 } });
    expect(turn.session.log.map((one) => one.number)).toEqual([1]);
    expect(turn.mood).toBe("choosing");
  });

  it("answers an interrupt at once", async () => {
    const turn = seated(position("charge", "charge", "decline"));
    expect(turn.mood).toBe("interrupt");
    const calls = server({ seq: 6, state: state(6, position(null), [entry(1, "decline")]) });
    await turn.take("decline");
    expect(calls[0]).toMatchObject({ path: "moves", body: { actions: ["decline"] } });
  });
});

describe("when the table has moved on", () => {
  const other = { number: 1, seat: 1, text: "pass", at: 0, events: [], lines: [], thoughts: [] };

  it("steps that are still possible are kept", async () => {
    const turn = seated();
    const done = position(null);
    const calls = server(
      attempt(done),
      [409, { error: { code: "stale", message: "", state: state(6, position("turn", "build 0x1"), [other]) } }],
      attempt(done),
    );
    await turn.take("build 0x1");
    await turn.confirm();
    await vi.waitFor(() => expect(turn.notice?.message).toBe("table-steps-kept"));
    expect(turn.tried).toEqual(["build 0x1"]);
    expect(calls.at(-1)!.body.seq).toBe(6);
  });

  it("steps that are not are let go, with the reason", async () => {
    const turn = seated();
    const refusal = { rule: "SP-2", reason: "occupied", what: "", need: 0, have: 0, text: "" };
    server(
      attempt(position(null)),
      [409, { error: { code: "stale", message: "", state: state(6, position("turn", "build 0x2"), [other]) } }],
      [422, { error: { code: "illegal", message: "", refusal, at: 0 } }],
    );
    await turn.take("build 0x1");
    await turn.confirm();
    await vi.waitFor(() => expect(turn.notice?.message).toBe("table-steps-lost"));
    expect(turn.tried).toEqual([]);
    expect(turn.notice?.refusal).toEqual(refusal);
  });

  it("steps that were written down after all are not tried again", async () => {
    const turn = seated();
    const mine = entry(1, "build 0x1");
    server(attempt(position(null)), [
      409,
      { error: { code: "stale", message: "", state: state(6, position(null), [mine]) } },
    ]);
    await turn.take("build 0x1");
    await turn.confirm();
    expect(turn.tried).toEqual([]);
    expect(turn.session.log).toEqual([mine]);
  });
});

describe("a series", () => {
  function several(): Turn {
    const turn = seated(position("turn", "build 0x1", "build 0x2"));
    turn.session.screen = {
      ...screen,
      series: (standing) =>
        standing.actions.length === 2
          ? {
              count: 2,
              targets: ["hex:0x1", "hex:0x2", "hex:0x3"],
              actions: (picked) => [...picked].sort().map((one) => `build ${one.slice(4)}`),
            }
          : null,
    };
    return turn;
  }

  it("is picked in any order, put back, and tried once there is enough of it", async () => {
    const turn = several();
    const calls = server(attempt(position("turn", "build 0x3")), attempt(position(null)));
    expect([...turn.lit.keys()]).toEqual(["hex:0x1", "hex:0x2", "hex:0x3"]);
    await turn.choose("hex:0x3");
    await turn.choose("hex:0x2");
    expect(calls.map((call) => call.body["actions"])).toEqual([["build 0x2"], ["build 0x2", "build 0x3"]]);
    expect(turn.tried).toEqual(["build 0x2", "build 0x3"]);
    await turn.back();
    expect(turn.tried).toEqual([]);
  });

  it("asks nothing of the server before that", async () => {
    const turn = several();
    const calls = server(attempt(position(null)));
    await turn.choose("hex:0x3");
    await turn.choose("hex:0x3");
    expect(turn.picked.size).toBe(0);
    expect(calls).toEqual([]);
  });
});
