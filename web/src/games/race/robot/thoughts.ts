/** The robot's part of a round as a chain of steps: dice, spaces, and what each of them says. */
import type { GameEvent } from "../../../lib/wire";
import type { Words } from "../../../lib/words";
import { cellOnce, type RobotThought, type RobotView } from "./data";
import { cellText } from "./wording";

function say(event: GameEvent, words: Words): string {
  const faces = Array.isArray(event.faces) ? event.faces : [];
  if (event.kind === "robot-dice" && !faces.includes("robot")) return words.say({ ...event, kind: "robot-rolls" });
  return words.say(event);
}

function title(event: GameEvent, words: Words): string {
  if (event.kind === "robot-cell") return words.name("cell", String(event.cell));
  return words.text(`race-thought-${event.kind}`, { fits: event.hit ? "yes" : "no" });
}

function sentence(events: GameEvent[], robot: RobotView, words: Words): string {
  const event = events[0]!;
  if (event.kind === "robot-cell")
    return words.text("race-robot-says", { steps: cellText(cellOnce(robot, String(event.cell)), words) });
  return events.map((each) => say(each, words)).join(" ");
}

/** Cards that are flipped one after the other are one step. */
function runs(events: GameEvent[]): GameEvent[][] {
  const found: GameEvent[][] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (event.kind === "robot-flip" && last?.[0]?.kind === "robot-flip") last.push(event);
    else found.push([event]);
  }
  return found;
}

/** The steps of the robot in the events of an entry; none where it does nothing. */
export function robotThoughts(events: GameEvent[], robot: RobotView | null, words: Words): RobotThought[] {
  if (!robot) return [];
  return runs(events.filter((event) => event.kind.startsWith("robot-"))).map((run) => {
    const event = run.at(-1)!;
    return {
      event,
      events: run,
      title: title(event, words),
      sentence: sentence(run, robot, words),
      kept: [],
      dropped: [],
    };
  });
}
