/** What is printed and no card: action cards, limits, the robot's mat. */
import type { ActionFace, Components, Limits, MatFace, Vocabulary } from "./view_types";

let known: Components | null = null;

/** Makes what is printed known to all drawings. */
export function learnPrinted(components: Components): void {
  known = components;
}

function printed(): Components {
  if (!known) throw new Error("the components have not been loaded");
  return known;
}

/** The limits of the table that is open, where its numbers are its own. */
let own: Limits | null = null;

/** Makes the limits of a table known; null: those that are printed. */
export function learnLimits(limits: Limits | null): void {
  own = limits;
}

export const limits = (): Limits => own ?? printed().limits;
export const mat = (): MatFace => printed().robot;
export const actionCards = (): ActionFace[] => printed().actions;
/** The words of which cards are made. */
export const vocabulary = (): Vocabulary => printed().vocabulary;
/** The phase that an action calls. */
export const phaseOf = (action: string): string => actionCards().find((card) => card.id === action)?.row ?? "";
