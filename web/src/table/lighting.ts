/** Which targets are lit, which actions are buttons, and how picking several targets narrows a choice down. */
import type { ActionInfo } from "../lib/wire";
import type { Target } from "./board";

/** An action with the places where it can be chosen. */
export interface Placed {
  action: ActionInfo;
  targets: Target[];
}

export function placed(actions: ActionInfo[]): Placed[] {
  return actions.map((action) => ({ action, targets: action.places }));
}

/** The actions that take everything that has been picked so far. */
export function narrowed(all: Placed[], picked: ReadonlySet<Target>): Placed[] {
  if (picked.size === 0) return all;
  return all.filter((one) => one.targets.length > 1 && [...picked].every((target) => one.targets.includes(target)));
}

/** Every target with the actions that can be chosen there. */
export function lit(all: Placed[], picked: ReadonlySet<Target> = new Set()): Map<Target, ActionInfo[]> {
  const found = new Map<Target, ActionInfo[]>();
  for (const { action, targets } of narrowed(all, picked)) {
    for (const target of targets) {
      const there = found.get(target);
      if (there) there.push(action);
      else found.set(target, [action]);
    }
  }
  return found;
}

/** The actions that are no place on the board. */
export function buttons(all: Placed[]): ActionInfo[] {
  return all.filter((one) => one.targets.length === 0).map((one) => one.action);
}

/** The choice is made by picking several targets. */
export function isPicking(all: Placed[]): boolean {
  return all.some((one) => one.targets.length > 1);
}

/** How many different targets or buttons a group offers: the number in its corner. */
export function countOf(all: Placed[]): number {
  if (isPicking(all)) return all.length;
  return lit(all).size + buttons(all).length;
}

/** What choosing a target means: nothing, one action, a menu of several, or one more pick. */
export type Choice =
  | { kind: "nothing" }
  | { kind: "act"; action: ActionInfo }
  | { kind: "menu"; actions: ActionInfo[] }
  | { kind: "pick"; picked: Set<Target> };

export function choiceAt(all: Placed[], picked: ReadonlySet<Target>, target: Target): Choice {
  if (picked.has(target)) {
    const fewer = new Set(picked);
    fewer.delete(target);
    return { kind: "pick", picked: fewer };
  }
  const there = lit(all, picked).get(target) ?? [];
  if (there.length === 0) return { kind: "nothing" };
  const places = new Map(all.map((one) => [one.action.text, one.targets]));
  const several = there.some((action) => (places.get(action.text) ?? []).length > 1);
  if (several) return { kind: "pick", picked: new Set([...picked, target]) };
  if (there.length === 1) return { kind: "act", action: there[0]! };
  return { kind: "menu", actions: there };
}
