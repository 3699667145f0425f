/** The robot: what the view says about it, and what the spaces of its mat say. */
import type { Thinking, Thought } from "../../../table/board";
import type { GameEvent } from "../../../lib/wire";
import type { RobotView } from "../view_types";

export type { RobotView };

/** The steps of each cell, as words: `draw 3`, `flip world_military`. */
type Cells = { [cell: string]: string[] };

export interface RobotFiles {
  robot: {
    columns: string[];
    credit_limit: number;
    economy_limit: number;
    board: Cells;
    overlay: ({ id: string } & { [cell: string]: string | string[] })[];
  };
}

let known: RobotFiles["robot"] | null = null;

/** Makes the mat known to all drawings. */
export function learnRobot(files: RobotFiles): void {
  known = files.robot;
}

/** The mat; drawn only after it has been loaded. */
export function mat(): RobotFiles["robot"] {
  if (!known) throw new Error("the robot's mat has not been loaded");
  return known;
}

const listed = (value: string | string[] | undefined): string[] | null => (Array.isArray(value) ? value : null);

/** The steps of a cell: of an overlay if one covers it, else of the mat; null if there is no such cell. */
export function cellOf(robot: RobotView, name: string): string[] | null {
  const covers = mat().overlay.filter((overlay) => robot.overlays.includes(overlay.id));
  return covers.map((overlay) => listed(overlay[name])).find((steps) => steps !== null) ?? mat().board[name] ?? null;
}

/** The same for a cell whose overlay may have been taken away by what it says. */
export function cellOnce(robot: RobotView, name: string): string[] {
  const once = mat()
    .overlay.map((overlay) => listed(overlay[name]))
    .find((steps) => steps !== null);
  return cellOf(robot, name) ?? once ?? [];
}

/** The cell that a die on a space calls. */
export function cellAt(robot: RobotView, space: string): string {
  return cellOf(robot, space) ? space : space.replace(/_[12]$/, "");
}

/** All cells that say something now, in the order of the mat. */
export function cellsOf(robot: RobotView): { name: string; steps: string[] }[] {
  const names = [...Object.keys(mat().board), "settle_1", "after_trade", "after_produce"];
  return names.flatMap((name) => {
    const steps = cellOf(robot, name);
    return steps ? [{ name, steps }] : [];
  });
}

const PAIRS = ["explore", "develop", "settle"];

/** The family of spaces that a player's action or a cell belongs to. */
function familyOf(name: string): string {
  return PAIRS.find((pair) => name.startsWith(pair)) ?? name;
}

/** The spaces that the player's actions mark: the same action twice takes both of its spaces. */
export function markersOf(actions: string[]): string[] {
  const marked: string[] = [];
  for (const action of actions) {
    const family = familyOf(action);
    if (!PAIRS.includes(family)) marked.push(family);
    else marked.push(marked.includes(`${family}_1`) ? `${family}_2` : `${family}_1`);
  }
  return marked;
}

/** The answers below the spaces, each with its width in spaces. */
export const ANSWERS: [string, number][] = [
  ["explore", 2],
  ["develop", 2],
  ["settle", 2],
  ["consume", 2],
  ["produce", 1],
];

/** Whether a cell belongs to a space on which a die lies. */
export function actsAt(cell: string, space: string, dice: string[]): boolean {
  if (!dice.includes(space) || cell.endsWith("_response")) return false;
  if (cell === "consume_both") return space.startsWith("consume");
  if (cell === "after_trade") return space === "consume_trade";
  if (cell === "after_produce") return space === "produce";
  return cell === space || space.replace(/_[12]$/, "") === cell;
}

/** A step of the robot may stand for several events: cards that it flips one after the other. */
export interface RobotThought extends Thought {
  events: GameEvent[];
}

const eventsOf = (thought: Thought): GameEvent[] => (thought as RobotThought).events ?? [thought.event];

/** The robot as it was at the step that is shown: whatever later steps change is taken back. */
export function asOf(robot: RobotView, thinking: Thinking | null): RobotView {
  if (!thinking) return robot;
  const seen = { ...robot, tableau: [...robot.tableau] };
  const later = thinking.steps
    .slice(thinking.now + 1)
    .flatMap(eventsOf)
    .reverse();
  for (const event of later) takeBack(seen, event, robot);
  return seen;
}

function takeBack(robot: RobotView, event: GameEvent, now: RobotView): void {
  if (event.kind === "robot-draws") robot.stack -= Number(event.cards);
  if (event.kind === "robot-chips") {
    robot.chips -= Number(event.vp);
    robot.score -= Number(event.vp);
  }
  if (event.kind === "robot-credit") robot.credit -= Number(event.gained);
  if (event.kind === "robot-economy") robot.economy -= Number(event.gained);
  if (event.kind === "robot-six") {
    robot.credit += Number(event.paid);
    robot.six_counters += 1;
    robot.six_placed -= 1;
  }
  if (event.kind === "robot-loses") robot.tableau.unshift(now.start);
  if (event.kind !== "robot-flip") return;
  // What is flipped from the deck (RG-SOLO-42) never lay on the stack.
  if (event.rule !== "RG-SOLO-42") robot.stack += 1;
  if (!event.hit) return;
  robot.credit += Number(event.credit);
  robot.tableau = robot.tableau.filter((_, at) => at !== robot.tableau.lastIndexOf(String(event.card)));
}

/** A card that was flipped, and what became of it: placed, missed for lack of credit, or not what was looked for. */
export interface Flip {
  card: string;
  fits: "yes" | "credit" | "no";
}

const flipOf = (event: GameEvent): Flip => ({
  card: String(event.card),
  fits: event.hit === true ? "yes" : event.need ? "credit" : "no",
});

/** The cell whose steps are shown now, and the cards that it has flipped so far. */
export function present(thinking: Thinking | null): { cell: string; flips: Flip[] } {
  const events = thinking ? thinking.steps.slice(0, thinking.now + 1).flatMap(eventsOf) : [];
  const begun = events.findLastIndex((event) => event.kind === "robot-cell");
  if (begun < 0) return { cell: "", flips: [] };
  const flips = events.slice(begun).filter((event) => event.kind === "robot-flip");
  return { cell: String(events[begun]!.cell), flips: flips.map(flipOf) };
}
