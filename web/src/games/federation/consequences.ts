/** What follows from placing an ambassador, in short lines: for the two sides of it, side by side. */
import type { Words } from "../../lib/words";
import { components } from "./components";
import { columnOf, floorOf, reader, wingOf, type FederationView } from "./view";
import { effectsText } from "./wording";

/** The floor and the wings, if the ambassador votes there. */
export function voting(
  ambassador: string,
  space: string,
  view: FederationView,
  words: Words,
  names: readonly string[],
): string[] {
  if (space === "outer") return [words.text("federation-no-vote-there")];
  const seat = reader(view).seat;
  const more = components(view).ambassadors.get(ambassador)?.votes ?? 0;
  const floor = floorOf(space);
  const votes = (view.senate.floor_votes[String(floor)] ?? []).map((count, i) => (i === seat ? count + more : count));
  const tally = votes.map((count, i) => ({
    count,
    name: i === seat ? words.text("you") : (names[i] ?? words.seat(i)),
  }));
  const neutral = view.senate.neutral_votes[String(floor)] ?? 0;
  if (neutral) tally.push({ count: neutral, name: words.text("federation-neutral-name") });
  const shown = tally
    .filter((one) => one.count)
    .sort((a, b) => b.count - a.count)
    .slice(0, 3)
    .map((one) => `${one.name} ${one.count}`);
  const wing = wingOf(space);
  const own = (view.senate.wing_votes[wing] ?? 0) + more;
  const other = view.senate.wing_votes[wing === "left" ? "right" : "left"] ?? 0;
  return [
    words.text("federation-then-floor", { floor, votes: shown.join(", ") }),
    words.text("federation-then-wing", { wing: words.name("wing", wing), own, other }),
  ];
}

/** The project and the mission, if the ambassador funds. */
export function funding(space: string, view: FederationView, words: Words): string[] {
  if (space === "outer") return [words.text("federation-no-fund-there")];
  const project = view.projects.find((one) => one.column === columnOf(space));
  const action = view.senate.spaces.find((one) => one.id === space)?.action ?? "";
  const mission = components(view).actions.get(action)?.mission ?? "";
  const lines: string[] = [];
  const from = project ? project.at + project.pending : 0;
  if (project && from < project.length) {
    const name = words.short("project", project.id);
    lines.push(words.text("federation-then-project", { project: name, from, to: from + 1, length: project.length }));
  } else lines.push(words.text("federation-then-general", { count: reader(view).contributions + 1 }));
  if (mission && !reader(view).markers.includes(mission)) {
    lines.push(words.text("federation-then-mission", { mission: words.name("mission", mission) }));
  }
  return lines;
}

/** What the funding side brings at once. */
export const bonus = (ambassador: string, view: FederationView, words: Words): string =>
  effectsText(components(view).ambassadors.get(ambassador)?.funding, words);
