import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Refused, Unreachable } from "./api";
import { askedOnce, Persistent, untilAnswered, whenItMayHelp } from "./persistent";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A question with these answers, in order; "no" is an error. The last one is given for ever. */
function asked(...answers: (boolean | "no")[]): { question: Persistent; times: () => number } {
  let times = 0;
  const question = new Persistent(() => {
    const answer = answers[Math.min(times, answers.length - 1)]!;
    times += 1;
    return answer === "no" ? Promise.reject(new Error("no")) : Promise.resolve(answer);
  });
  return { question, times: () => times };
}

describe("a question that is asked until it is answered", () => {
  it("is asked once where all is known", async () => {
    const { question, times } = asked(true);
    await question.ask();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(times()).toBe(1);
    question.close();
  });

  it("is asked again after an error or half an answer, later each time", async () => {
    const { question, times } = asked("no", false, "no", true);
    await question.ask();
    await vi.advanceTimersByTimeAsync(999);
    expect(times()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(times()).toBe(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(times()).toBe(3);
    await vi.advanceTimersByTimeAsync(4000);
    expect(times()).toBe(4);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(times()).toBe(4);
    question.close();
  });

  it("never waits longer than a quarter of a minute", async () => {
    const { question, times } = asked("no");
    await question.ask();
    await vi.advanceTimersByTimeAsync(60_000);
    const before = times();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(times()).toBe(before + 1);
    question.close();
  });

  it.each([
    ["the network is back", () => window.dispatchEvent(new Event("online"))],
    ["somebody looks at the page again", () => document.dispatchEvent(new Event("visibilitychange"))],
  ])("is asked at once when %s", async (_, happens) => {
    const { question, times } = asked("no", true);
    await question.ask();
    happens();
    await vi.advanceTimersByTimeAsync(0);
    expect(times()).toBe(2);
    question.close();
  });

  it("is asked once more after an answer that came too early", async () => {
    const { question, times } = asked(true);
    await Promise.all([question.ask(), question.ask(), question.ask()]);
    expect(times()).toBe(2);
    question.close();
  });

  it("is asked no more when nobody wants to know", async () => {
    const { question, times } = asked("no");
    await question.ask();
    question.close();
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(times()).toBe(1);
  });
});

describe("an answer that may take several questions", () => {
  it("is that of the first question that is answered, and troubles are told", async () => {
    const ask = vi.fn().mockRejectedValueOnce(new Unreachable(null)).mockResolvedValue(7);
    const troubled = vi.fn();
    const answer = untilAnswered<number>(ask, troubled);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await answer).toBe(7);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(troubled).toHaveBeenCalledOnce();
  });

  it("is also a refusal", async () => {
    const no = new Refused(404, { code: "not-found", message: "" });
    const ask = vi.fn().mockRejectedValue(no);
    await expect(untilAnswered(ask)).rejects.toBe(no);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledOnce();
  });
});

it("is tried again when it may help, until nobody wants it", () => {
  const again = vi.fn();
  const stop = whenItMayHelp(again);
  window.dispatchEvent(new Event("online"));
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(10_000);
  expect(again).toHaveBeenCalledTimes(3);
  stop();
  window.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(10_000);
  expect(again).toHaveBeenCalledTimes(3);
});

it("is asked once, and once more after a failure", async () => {
  const ask = vi.fn().mockRejectedValueOnce(new Unreachable(null)).mockResolvedValue(7);
  const known = askedOnce<number>(ask);
  await expect(known()).rejects.toBeInstanceOf(Unreachable);
  expect(await Promise.all([known(), known()])).toEqual([7, 7]);
  expect(ask).toHaveBeenCalledTimes(2);
});
