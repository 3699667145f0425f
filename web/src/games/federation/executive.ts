/** What the executive phase would bring as the senate stands: a line for each of its steps. */
import type { Words } from "../../lib/words";
import { components } from "./components";
import type { FederationView } from "./view";

export interface Line {
  id: "income" | "upkeep" | "funding" | "floor" | "law";
  icon: string;
  text: string;
}

type Name = (seat: number) => string;

function floors(view: FederationView, words: Words, name: Name): string {
  return ["1", "2", "3"]
    .map((floor) => {
      const votes = view.senate.floor_votes[floor] ?? [];
      const neutral = view.senate.neutral_votes[floor] ?? 0;
      const best = Math.max(neutral, ...votes);
      const leaders = votes.flatMap((count, seat) => (count === best ? [name(seat)] : []));
      if (neutral === best) leaders.push(words.text("federation-neutral-name"));
      return best ? `${floor}: ${leaders.join(", ")}` : `${floor}: –`;
    })
    .join("; ");
}

function law(view: FederationView, words: Words, name: Name): string {
  const { left = 0, right = 0 } = view.senate.wing_votes;
  const wing = left > right ? "left" : "right";
  const tie = words.text("federation-tie", { name: view.president === null ? "–" : name(view.president) });
  const leads = view.laws[wing].law ? words.name("planet", view.laws[wing].law!) : "–";
  return `${left} : ${right}, ${left === right ? tie : leads}`;
}

export function executive(view: FederationView, words: Words, name: Name): Line[] {
  const parts = components(view);
  const productions = view.seats.reduce(
    (sum, seat) => sum + seat.built.filter((id) => !id.startsWith("mega")).length,
    0,
  );
  const paying = view.seats.filter((seat) => Object.keys(parts.upkeep[parts.levelOf(seat.degree) - 1] ?? {}).length);
  const funds = view.senate.spaces.filter((space) => space.funds).length;
  return [
    { id: "income", icon: "income", text: words.text("federation-exe-income", { count: productions }) },
    {
      id: "upkeep",
      icon: "upkeep",
      text: paying.map((seat) => name(seat.seat)).join(", ") || words.text("federation-exe-nobody"),
    },
    { id: "funding", icon: "funding", text: words.text("federation-exe-funding", { count: funds }) },
    { id: "floor", icon: "vote", text: floors(view, words, name) },
    { id: "law", icon: "law", text: law(view, words, name) },
  ];
}
