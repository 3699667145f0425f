/** The executive phase as a chain of steps: income, upkeep, funding, each floor, the law. */
import type { Thought } from "../../table/board";
import type { GameEvent } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { news, targetsOf } from "./news";
import type { FederationView } from "./view";
import { teach } from "./wording";

export const STEPS = ["income", "upkeep", "funding", "floor", "law", "round"] as const;
export type Step = (typeof STEPS)[number];

/** Kinds of events with which a step of the phase begins. */
const OPENS: { [kind: string]: Step } = {
  executive: "income",
  upkeep: "upkeep",
  fall: "upkeep",
  floor: "floor",
  "wing-votes": "law",
  law: "law",
  round: "round",
  laws: "round",
  block: "round",
};

function stepOf(event: GameEvent, before: Step): Step {
  const opened = OPENS[event.kind];
  if (opened) return opened;
  if ((event.kind === "project" || event.kind === "contribution") && (before === "income" || before === "upkeep"))
    return "funding";
  return before;
}

/** Consecutive events of one step; each floor is a step of its own. */
function chapters(events: GameEvent[]): { step: Step; events: GameEvent[] }[] {
  const found: { step: Step; events: GameEvent[] }[] = [];
  for (const event of events) {
    const last = found.at(-1);
    const step = stepOf(event, last?.step ?? "income");
    if (last && last.step === step && event.kind !== "floor") last.events.push(event);
    else found.push({ step, events: [event] });
  }
  return found;
}

/** The sentence of an event; of the votes on a floor, who has how many, the most first. */
export function say(event: GameEvent, words: Words, names: readonly string[]): string {
  if (event.kind !== "floor") return words.say(event, names);
  const tally = (event.votes as number[]).map((count, seat) => ({ count, name: words.seat(seat, names) }));
  tally.push({ count: Number(event.neutral ?? 0), name: words.text("federation-neutral-name") });
  const votes = tally
    .filter((one) => one.count)
    .sort((a, b) => b.count - a.count)
    .map((one) => `${one.name} ${one.count}`);
  return `${words.text("federation-then-floor", { floor: Number(event.floor), votes: votes.join(", ") })}.`;
}

/** The steps of an executive phase in the events of an entry; none where there is no such phase. */
export function thoughts(events: GameEvent[], view: FederationView, words: Words, names: readonly string[]): Thought[] {
  const start = events.findIndex(
    (event) => event.kind === "executive" || event.kind === "floor" || event.kind === "wing-votes",
  );
  if (start < 0) return [];
  teach(view, words);
  return chapters(events.slice(start))
    .map((chapter) => ({ ...chapter, told: news(chapter.events).filter((event) => event.kind !== "executive") }))
    .filter((chapter) => chapter.told.length > 0)
    .map(({ step, events: own, told }) => ({
      event: own[0]!,
      title: words.text(`federation-step-${step}`, { floor: Number(own[0]?.floor ?? 0) }),
      sentence: told.map((event) => say(event, words, names)).join(" "),
      kept: own.flatMap(targetsOf),
      dropped: [],
    }));
}
