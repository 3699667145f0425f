/** What the robot does, in signs. */
import type { Sign } from "../cards/signs";
import type { StepFace } from "../view_types";

const FACES: Record<string, string> = {
  explore: "phase-explore",
  develop: "phase-develop",
  settle: "phase-settle",
  consume_trade: "phase-trade",
  consume_2x: "phase-consume",
  produce: "phase-produce",
};

/** The icon of a face of the dice, of a space or of what a robot face means. */
export const faceIcon = (face: string): string => FACES[face.replace(/_[12]$/, "")] ?? FACES[face] ?? "robot-counter";

/** The colour of a space: the row of cards that its phase belongs to. */
const TONES: Record<string, string> = {
  explore: "1",
  develop: "2",
  settle: "3",
  consume_trade: "trade",
  consume_2x: "4",
  produce: "5",
};
export const spaceTone = (space: string): string => TONES[space.replace(/_[12]$/, "")] ?? TONES[space] ?? "5";

const FOUND: Record<string, Sign> = {
  development: { icon: "seat-4", tone: "shape" },
  world_military: { icon: "defence", tone: "military" },
  world_nonmilitary: { icon: "seat-1", tone: "shape" },
  world_nonmilitary_3vp: { text: "≥3", icon: "vp", tone: "vp" },
};
const ARROW: Sign = { icon: "chevron-right", tone: "arrow" };
const ECONOMY = { icon: "track-economy", tone: "economy" };

const SIGNS: Record<string, (step: StepFace) => Sign[]> = {
  draw: ({ amount }) => [{ text: `+${amount}`, icon: "card", tone: "cards" }],
  credit: ({ amount }) => [{ text: `+${amount}`, icon: "credit", tone: "credit" }],
  economy: ({ amount }) => [{ text: `+${amount}`, ...ECONOMY }],
  vp_per_economy: ({ amount }) => [
    amount === 1 ? ECONOMY : { text: `${amount}×`, ...ECONOMY },
    ARROW,
    { icon: "vp-chip", tone: "vp" },
  ],
  needs_credit: ({ amount }) => [{ text: `≥${amount}`, icon: "credit", tone: "credit" }],
  six_counter: ({ amount }) => [{ text: `6: −${amount}`, icon: "credit", tone: "credit" }],
  // What only a six-cost development costs is left to the words.
  flip: ({ find, costs }) => {
    const paid: Sign[] = costs ? [{ text: `−${costs}`, icon: "credit", tone: "credit" }] : [];
    return [{ icon: "round" }, FOUND[find]!, ...paid];
  },
  flip_deck: ({ find }) => [{ icon: "deck" }, FOUND[find]!],
  discard_start_world: () => [{ icon: "discard" }],
  remove_overlay: () => [],
  set_counter: ({ face }) => [{ icon: "robot-counter" }, ARROW, { icon: faceIcon(face) }],
  turn_counter: ({ face }) => [{ icon: "robot-counter" }, ARROW, { icon: faceIcon(face) }],
};

/** One step of a cell as signs. */
export const stepSigns = (step: StepFace): Sign[] => SIGNS[step.kind]?.(step) ?? [];
