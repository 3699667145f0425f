/** What the executive phase would bring as the senate stands: a line for each of its steps. */
import type { Words } from "../../lib/words";
import type { FederationView, Forecast } from "./view";

export interface Line {
  id: "income" | "upkeep" | "funding" | "floor" | "law";
  icon: string;
  text: string;
}

type Name = (seat: number) => string;

function floors(forecast: Forecast, words: Words, name: Name): string {
  return Object.entries(forecast.floors)
    .map(([floor, { leaders, neutral }]) => {
      const names = leaders.map(name);
      if (neutral) names.push(words.text("federation-neutral-name"));
      return `${floor}: ${names.join(", ") || "–"}`;
    })
    .join("; ");
}

function law(view: FederationView, forecast: Forecast, words: Words, name: Name): string {
  const { left = 0, right = 0 } = view.senate.wing_votes;
  const tie = words.text("federation-tie", { name: view.president === null ? "–" : name(view.president) });
  const passes = forecast.law && view.laws[forecast.law].law;
  return `${left} : ${right}, ${passes ? words.name("planet", passes) : tie}`;
}

export function executive(view: FederationView, words: Words, name: Name): Line[] {
  const forecast = view.executive;
  if (!forecast) return [];
  return [
    { id: "income", icon: "income", text: words.text("federation-exe-income", { count: forecast.incomes }) },
    {
      id: "upkeep",
      icon: "upkeep",
      text: forecast.paying.map(name).join(", ") || words.text("federation-exe-nobody"),
    },
    { id: "funding", icon: "funding", text: words.text("federation-exe-funding", { count: forecast.funding }) },
    { id: "floor", icon: "vote", text: floors(forecast, words, name) },
    { id: "law", icon: "law", text: law(view, forecast, words, name) },
  ];
}
