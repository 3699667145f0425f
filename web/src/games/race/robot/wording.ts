/** What the robot does, in words and in signs. */
import type { Words } from "../../../lib/words";
import type { Sign } from "../cards/signs";

/** One step of a cell in words. */
export function stepText(step: string, words: Words): string {
  const [kind = "", ...rest] = step.split(" ");
  if (kind === "flip" || kind === "flip_deck") {
    const said = words.text(`step-${kind}`, { find: words.name("find", rest[0] ?? "") });
    return rest.length === 3 ? said + words.text(`step-${rest[1]}`, { credit: Number(rest[2]) }) : said;
  }
  if (kind === "set_counter") return words.text("step-set_counter", { face: words.name("face", rest[0] ?? "") });
  if (kind === "turn_counter") {
    const [before = "", after = ""] = rest.map((face) => words.name("face", face));
    return words.text("step-turn_counter", { before, after });
  }
  return words.text(`step-${kind}`, { amount: Number(rest[0] ?? 0) });
}

/** All steps of a cell in words. */
export function cellText(steps: string[], words: Words): string {
  return steps.map((step) => stepText(step, words)).join("; ") || words.text("step-nothing");
}

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

const SIGNS: Record<string, (rest: string[]) => Sign[]> = {
  draw: ([n]) => [{ text: `+${n}`, icon: "card", tone: "cards" }],
  credit: ([n]) => [{ text: `+${n}`, icon: "credit", tone: "credit" }],
  economy: ([n]) => [{ text: `+${n}`, ...ECONOMY }],
  vp_per_economy: ([n]) => [
    n === "1" ? ECONOMY : { text: `${n}×`, ...ECONOMY },
    ARROW,
    { icon: "vp-chip", tone: "vp" },
  ],
  needs_credit: ([n]) => [{ text: `≥${n}`, icon: "credit", tone: "credit" }],
  six_counter: ([n]) => [{ text: `6: −${n}`, icon: "credit", tone: "credit" }],
  // What only a six-cost development costs is left to the words.
  flip: ([find = "", when, price]) => {
    const paid: Sign[] = when === "costs" ? [{ text: `−${price}`, icon: "credit", tone: "credit" }] : [];
    return [{ icon: "round" }, FOUND[find]!, ...paid];
  },
  flip_deck: ([find = ""]) => [{ icon: "deck" }, FOUND[find]!],
  discard_start_world: () => [{ icon: "discard" }],
  remove_overlay: () => [],
  set_counter: ([face = ""]) => [{ icon: "robot-counter" }, ARROW, { icon: faceIcon(face) }],
  turn_counter: ([, face = ""]) => [{ icon: "robot-counter" }, ARROW, { icon: faceIcon(face) }],
};

/** One step of a cell as signs. */
export function stepSigns(step: string): Sign[] {
  const [kind = "", ...rest] = step.split(" ");
  return SIGNS[kind]?.(rest) ?? [];
}
