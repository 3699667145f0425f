/** The robot: what the view says about it, and what the spaces of its mat say. */
import type { Thinking } from "../../../table/board";
import type { GameEvent } from "../../../lib/wire";
import { mat } from "../components";
import type { CellFace, RobotView } from "../view_types";

export type { RobotView };

/** What a cell says now: of an overlay if one covers it, else of the mat. */
export function cellOf(robot: RobotView, name: string): CellFace {
  const cover = robot.cells[name] ?? "";
  return (mat().overlays[cover]?.[name] ?? mat().board[name])!;
}

/** The cell that a die on a space calls. */
export const cellAt = (robot: RobotView, space: string): string =>
  space in robot.cells ? space : space.replace(/_[12]$/, "");

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

/** The robot as it was at the step that is shown: whatever later steps change is taken back. */
export function asOf(robot: RobotView, thinking: Thinking | null): RobotView {
  if (!thinking) return robot;
  const seen = { ...robot, tableau: [...robot.tableau] };
  const later = thinking.steps.slice(thinking.now + 1).flatMap((step) => step.events ?? []);
  for (const event of later.reverse()) takeBack(seen, event, robot);
  return seen;
}

/** What a cell flips from the deck itself, by the rule that it cites, never lay on the stack. */
function fromDeck(event: GameEvent): boolean {
  const faces = [mat().board, ...Object.values(mat().overlays)].flatMap((cells) => Object.values(cells));
  return faces.some((face) => face.rule === event.rule && face.steps.some((step) => step.kind === "flip_deck"));
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
  if (!fromDeck(event)) robot.stack += 1;
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
  const events = thinking ? thinking.steps.slice(0, thinking.now + 1).flatMap((step) => step.events ?? []) : [];
  const begun = events.findLastIndex((event) => event.kind === "robot-cell");
  if (begun < 0) return { cell: "", flips: [] };
  const flips = events.slice(begun).filter((event) => event.kind === "robot-flip");
  return { cell: String(events[begun]!.cell), flips: flips.map(flipOf) };
}
