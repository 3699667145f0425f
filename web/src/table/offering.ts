/** What the board offers before a group is chosen: every place answers with all that is possible there. */
import type { ActionInfo, Position } from "../lib/wire";
import type { Group, Target } from "./board";

/** So many ways are listed at a place; more are found in their group. */
export const MOST_WAYS = 3;

/** What is possible at a place: actions that are done there at once, and groups whose own flow goes on there. */
export interface Ways {
  actions: ActionInfo[];
  groups: Group[];
}

/** Every place with all actions that name it. */
export function offersOf(actions: ActionInfo[]): Map<Target, ActionInfo[]> {
  const found = new Map<Target, ActionInfo[]>();
  for (const action of actions) {
    for (const target of action.places) found.set(target, [...(found.get(target) ?? []), action]);
  }
  return found;
}

/** The first ways at a place in the engine's order; an action of several places, and what is more, is a group's. */
export function waysAt(groups: Group[], target: Target): Ways {
  const found: Ways = { actions: [], groups: [] };
  const there = groups.flatMap((group) =>
    group.actions.filter((action) => action.places.includes(target)).map((action) => ({ group, action })),
  );
  const whole = there.filter(({ action }) => action.places.length === 1);
  found.actions = whole.slice(0, MOST_WAYS).map(({ action }) => action);
  const rest = there.filter(({ action }) => !found.actions.includes(action));
  found.groups = [...new Set(rest.map(({ group }) => group))];
  return found;
}

/** A step of a turn: the position before it, and what was chosen there. */
export interface Chosen {
  before: Position;
  text: string;
}

/** The last step at which something else could have been chosen at that place, or -1. */
export function stepAt(steps: Chosen[], target: Target) {
  return steps.findLastIndex(({ before, text }) =>
    before.actions.some((action) => action.text !== text && action.places.includes(target)),
  );
}
