/** What is drawn, as it is read aloud: from what the view tells and what the engine says about components. */
import type { Words } from "../../lib/words";
import { capital } from "../../table/speaking";
import { components } from "./components";
import { reader, type FederationView } from "./view";
import { effectsText, lacking } from "./wording";

function worth(text: string, points: number, words: Words): string {
  return points ? `${text} (${words.text("now-worth", { vp: points })})` : text;
}

/** `Mage, level 2 · any time: 1 degree`. */
export function specialistText(id: string, view: FederationView, words: Words): string {
  const found = components(view).atal.specialist[id];
  return found ? `${words.tell(found.name)} · ${words.tell(found.said)}` : id;
}

export function specialistLabel(id: string, view: FederationView, words: Words): string {
  const said = specialistText(id, view, words);
  return capital(worth(said, reader(view).specialist_points[id] ?? 0, words));
}

export function buildingLabel(id: string, view: FederationView, words: Words): string {
  const income = components(view).e81216.production[id]?.income;
  const mega = view.e81216.megastructures.find((one) => one.id === id);
  return `${words.name("structure", id)}: ${mega ? words.tell(mega.said) : effectsText(income, words)}`;
}

function missionSaid(id: string, view: FederationView, words: Words): string {
  const data = components(view).missions.mission[id];
  const said = `${words.name("mission", id)}: ${effectsText(data?.effect, words)}`;
  return worth(said, reader(view).mission_points[id] ?? 0, words);
}

export function cellLabel(id: string, view: FederationView, words: Words): string {
  const found = view.neo.cells.find((one) => one.id === id);
  if (!found) return id;
  const name = capital(words.text("federation-cell", { cell: id.slice(1) }));
  if (found.asteroid === "hidden") return `${name}: ${words.text("asteroid-hidden")}`;
  const said = words.amounts(found.gives);
  if (!found.next.length) return `${name}: ${words.text("dead-hidden", { count: view.neo.dead_left })}`;
  return said ? `${name}: ${said}` : name;
}

export function projectLabel(id: string, view: FederationView, words: Words): string {
  const found = view.projects.find((one) => one.id === id);
  const at = { at: found?.at ?? 0, length: found?.length ?? 0 };
  const said = words.text("project-at", { project: words.name("project", id), ...at });
  return words.text("federation-project", { project: said });
}

/** `Neo (floor 2, left)`. */
function spaceName(id: string, view: FederationView, words: Words): string {
  const name = components(view).senate.space[id];
  return name ? words.tell(name) : id;
}

/** A space as it is read aloud: its action, its place, and who stands there. */
export function spaceLabel(
  id: string,
  view: FederationView,
  words: Words,
  name = (seat: number) => words.seat(seat),
): string {
  if (id === "outer") return words.text("outer-module");
  const space = view.senate.spaces.find((one) => one.id === id);
  if (!space) return id;
  const where = spaceName(id, view, words);
  if (space.neutral) return `${where}: ${words.text("federation-neutral", { votes: space.votes })}`;
  if (space.owner === null) return where;
  const does = space.funds ? words.text("fund") : words.text("amount-votes", { amount: space.votes });
  return `${where}: ${name(space.owner)}, ${does}`;
}

/** What placing an ambassador on a space does at once, whichever side is up. */
export function spaceDoes(id: string, view: FederationView, words: Words): string {
  const parts = components(view);
  if (id === "outer")
    return capital(`${effectsText(parts.senate.outer_module.effect, words)}; ${words.text("federation-outer")}.`);
  const action = view.senate.spaces.find((one) => one.id === id)?.action ?? "";
  if (words.has(`federation-about-${action}`)) return words.text(`federation-about-${action}`);
  const data = parts.senate.action[action];
  const price = words.amounts(data?.cost ?? {});
  return (
    capital(
      [price ? words.text("effect-pay", { price }) : "", effectsText(data?.effect, words)].filter(Boolean).join(": "),
    ) + "."
  );
}

/** A mission with what it does, and what it still needs. */
export function missionLabel(id: string, view: FederationView, words: Words): string {
  const lacks = lacking(id, reader(view), components(view), words);
  const state = reader(view).completed.includes(id)
    ? words.text("mission-done")
    : lacks.length
      ? words.text("mission-lacks", { what: lacks.join(", ") })
      : words.text("mission-ready");
  return `${missionSaid(id, view, words)} · ${state}`;
}
