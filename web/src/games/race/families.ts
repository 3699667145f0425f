/** The one family of every decision, and the icons of actions. */
import type { Group } from "../../table/board";
import type { ActionInfo, Decision } from "../../lib/wire";
import { phaseOf } from "./components";
import { read } from "./notation";

export const PHASES = ["I", "II", "III", "IV", "V"];
export const PHASE_ICONS: { [phase: string]: string } = {
  I: "phase-explore",
  II: "phase-develop",
  III: "phase-settle",
  $: "phase-trade",
  IV: "phase-consume",
  V: "phase-produce",
};
/** The part of the phase colours' names. */
export const PHASE_TONES: { [phase: string]: string } = { I: "1", II: "2", III: "3", $: "trade", IV: "4", V: "5" };

const VERB_ICONS: { [verb: string]: string } = {
  start: "planet-terra",
  discard: "discard",
  draft: "card",
  keep: "card",
  develop: "phase-develop",
  settle: "phase-settle",
  nothing: "close",
  pay: "discard",
  payment: "card",
  conquer: "military",
  sacrifice: "discard",
  tactics: "military",
  hire: "military",
  enough: "confirm",
  sell: "phase-trade",
  consume: "phase-consume",
  spend: "good-any",
  gamble: "dice",
  produce: "windfall",
  draw: "cards-draw",
  supply: "produce",
  done: "confirm",
};

/** Everything that answers the decision is one family: cards are lit, the rest are buttons. */
export function groups(actions: ActionInfo[], verbs: string[], decision: Decision): Group[] {
  const first = actions[0]?.verb ?? verbs[0] ?? "";
  return [{ id: decision.kind, icon: VERB_ICONS[first] ?? "card", label: `verb-${first}`, verbs, actions }];
}

export function iconOf(action: string): string {
  const { verb, rest } = read(action);
  if (verb === "action") return actionIcon(rest[0] ?? "");
  return VERB_ICONS[verb] ?? "card";
}

export function actionIcon(action: string): string {
  return action === "consume_trade" ? "phase-trade" : (PHASE_ICONS[phaseOf(action)] ?? "card");
}
