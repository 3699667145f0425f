/** How a turn stands, and what is said about it. */
import type { Message, Refusal } from "../lib/wire";
import type { Group, Target } from "./board";

/** A sentence about what has just happened to the turn: a message id, and a refusal where there is one. */
export interface Notice {
  message: string;
  refusal: Refusal | null;
  /** What was tried, and is possible no more. */
  step?: Message | undefined;
}

/** The answer to "why not?": for a group, or for a target. */
export interface Why {
  group: Group | null;
  target: Target | null;
  /** Null: nothing forbids it after all. */
  refusal: Refusal | null;
}

export type Mood = "waiting" | "planning" | "choosing" | "trying" | "interrupt" | "together" | "why" | "over";
