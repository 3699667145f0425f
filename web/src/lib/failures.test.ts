import { beforeAll, describe, expect, it } from "vitest";

import { Refused, Unreachable } from "./api";
import { failure, objection } from "./failures";
import { showLanguage } from "./language.svelte";

const refused = (code: string, message = "no", reason?: string): string =>
  failure(new Refused(400, reason === undefined ? { code, message } : { code, message, reason }));

beforeAll(() => showLanguage("en"));

describe("what went wrong", () => {
  it("is said by its reason, if there is a word for that", () => {
    expect(refused("bad-request", "no", "password-weak")).toMatch(/^This password is easy to guess/);
    expect(refused("taken", "no", "name-taken")).toBe("Somebody else has this name, or one that looks like it.");
    expect(refused("taken", "no", "something-new")).toBe("That is taken already.");
  });

  it("is said by its code, and by the server where there is no word", () => {
    expect(refused("link-dead")).toBe("This link has been used already, or is too old.");
    expect(refused("strange", "The moon is full.")).toBe("The moon is full.");
    expect(failure(new Unreachable(null))).toMatch(/does not answer/);
  });

  it("tells whoever is not known any more what to do", () => {
    expect(refused("unknown")).toBe("You are not logged in here any more. Load the page anew.");
  });

  it("is said by the game, where it has a sentence for what somebody wrote", () => {
    const said = { id: "wrong-seed", args: { most: "9" } };
    const wrong = new Refused(400, { code: "bad-request", message: "no", said });
    expect(objection(wrong)).toBe("a seed is a whole number from 0 to 9");
    expect(objection(new Refused(400, { code: "bad-request", message: "Too blue." }))).toBe("Too blue.");
    expect(objection(new Refused(400, { code: "busy", message: "no" }))).toMatch(/^The server is busy/);
  });
});
