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

describe("the board before a group is chosen", () => {
  const many = () =>
    seated(
      position("turn", "build 0x1", "build 0x2", "upgrade 0x2 lab", "join 0x2 0x3", "join 0x2 0x4", "convert ore"),
    );

  it("offers everything that is possible, and tries the only way at once", async () => {
    const turn = many();
    expect(turn.thin).toBe(true);
    expect([...turn.lit.keys()]).toEqual(["hex:0x1", "hex:0x2", "hex:0x3", "hex:0x4"]);
    const calls = server(attempt(position("closing", "end")));
    await turn.choose("hex:0x1");
    expect(calls[0]).toMatchObject({ path: "try", body: { actions: ["build 0x1"] } });
    expect(turn.tried).toEqual(["build 0x1"]);
  });

  it("lists several ways, and what takes several places goes on in its group", async () => {
    const turn = many();
    await turn.choose("hex:0x2");
    expect(turn.chosen).toBe("hex:0x2");
    expect(turn.menu.map((one) => one.text)).toEqual(["build 0x2", "upgrade 0x2 lab"]);
    expect(turn.menuGroups.map((one) => one.id)).toEqual(["join"]);
    await turn.enter(turn.menuGroups[0]!, "hex:0x2");
    expect(turn.group?.id).toBe("join");
    expect(turn.buttons.map((one) => one.text)).toEqual(["join 0x2 0x3", "join 0x2 0x4"]);
  });

  it("goes straight into the group where nothing else is possible", async () => {
    const turn = many();
    await turn.choose("hex:0x3");
    expect(turn.group?.id).toBe("join");
    expect([...turn.picked]).toEqual(["hex:0x3"]);
  });

  it("says nothing is lit while others move", () => {
    expect(seated(position(null, "build 0x1")).lit.size).toBe(0);
  });

  it("replaces a tried choice by another one", async () => {
    const turn = many();
    const closing = position("closing", "convert ore", "end");
    const calls = server(attempt(closing), attempt(closing), attempt(closing));
    await turn.take("build 0x1");
    await turn.take("convert ore");
    expect([...turn.lit.keys()]).toContain("hex:0x2");
    expect(turn.lit.has("hex:0x1")).toBe(false);
    expect(turn.keptAt("hex:0x3")).toBe(0);
    expect(turn.keptAt("hex:0x1")).toBe(2);
    await turn.choose("hex:0x2");
    expect(turn.tried).toEqual([]);
    await turn.take(turn.menu[0]!.text);
    expect(calls.at(-1)).toMatchObject({ body: { actions: ["build 0x2"] } });
  });
});

describe("what takes several places", () => {
  it("is proposed whole in the engine's order, turned over, taken, or picked by hand", async () => {
    const turn = seated();
    await turn.chooseGroup(group(turn, "join"));
    expect(turn.proposing.action?.text).toBe("join 0x1 0x2");
    turn.proposing.turn(1);
    expect(turn.proposing.action?.text).toBe("join 0x1 0x3");
    turn.proposing.turn(1);
    expect(turn.proposing.action?.text).toBe("join 0x1 0x2");
    turn.proposing.byHand = true;
    expect(turn.proposing.action).toBeNull();
    await turn.choose("hex:0x3");
    expect(turn.buttons.map((one) => one.text)).toEqual(["join 0x1 0x3"]);
    await turn.chooseGroup(group(turn, "join"));
    await turn.chooseGroup(group(turn, "join"));
    expect(turn.proposing.action?.text).toBe("join 0x1 0x2");
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

  it("takes back together what the settings of the seat have answered after a step", async () => {
    const turn = seated();
    const calls = server(attempt(position("closing", "end"), false, "advance nav"), {
      seq: 8,
      state: state(8, position(null), [entry(1, "build 0x1")]),
    });
    await turn.take("build 0x1");
    expect(turn.tried).toEqual(["build 0x1", "advance nav"]);
    expect(turn.attempts.map((one) => one.entries.at(-1)!.text)).toEqual(turn.tried);
    await turn.back();
    expect(turn.tried).toEqual([]);
    expect(calls.length).toBe(1);
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
    expect(turn.reveals).toBe(true);
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

describe("a turn planned ahead", () => {
  const ahead = position("turn", "build 0x1", "build 0x2");
  const closing = position("closing", "end");

  it("is tried while others move, kept, and offered when the turn comes", async () => {
    localStorage.clear();
    const turn = seated(position(null));
    const calls = server(attempt(ahead), attempt(closing), attempt(closing));
    await turn.plan();
    expect(calls[0]).toMatchObject({ path: "try", body: { actions: [], ahead: true } });
    expect(turn.mood).toBe("planning");
    await turn.take("build 0x1");
    expect(calls[1]).toMatchObject({ path: "try", body: { actions: ["build 0x1"], ahead: true } });
    await turn.confirm();
    expect([turn.mood, turn.tried]).toEqual(["waiting", []]);
    turn.session.accept(state(6, ahead, [{ ...entry(1, "pass"), seat: 1 }]));
    await vi.waitFor(() => expect(turn.tried).toEqual(["build 0x1"]));
    expect(calls[2]!.body).not.toHaveProperty("ahead");
    expect(turn.notice?.message).toBe("table-plan-offered");
    expect(turn.mood).toBe("trying");
  });

  it("says why it is not possible any more", async () => {
    localStorage.clear();
    const turn = seated(position(null));
    const refusal = { rule: "SP-1", reason: "short", what: "ore", need: 3, have: 1, text: "" };
    server(attempt(ahead), attempt(closing), [422, { error: { code: "illegal", message: "", refusal, at: 0 } }]);
    await turn.plan();
    await turn.take("build 0x1");
    await turn.plan();
    turn.session.accept(state(6, ahead, [{ ...entry(1, "pass"), seat: 1 }]));
    await vi.waitFor(() => expect(turn.notice?.message).toBe("table-plan-lost"));
    expect(turn.notice?.refusal).toMatchObject({ what: "ore" });
    expect(turn.notice?.step).toEqual({ id: "build 0x1" });
    expect(turn.tried).toEqual([]);
  });

  it("is played at once only where that was wished", async () => {
    localStorage.clear();
    const turn = seated(position(null));
    const played = { seq: 7, state: state(7, position(null), [entry(2, "build 0x1")]) };
    const calls = server(attempt(ahead), attempt(closing), attempt(closing), played);
    await turn.plan();
    await turn.take("build 0x1");
    turn.atOnce = true;
    await turn.confirm();
    turn.session.accept(state(6, ahead, [{ ...entry(1, "pass"), seat: 1 }]));
    await vi.waitFor(() =>
      expect(calls.at(-1)).toMatchObject({ path: "moves", body: { actions: ["build 0x1", "end"] } }),
    );
  });
});
