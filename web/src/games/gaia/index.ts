/** Gaia Project at the table: what the table page asks of a game. */
import { mount } from "svelte";
import type { GameScreen } from "../../table/board";
import { get } from "../../lib/api";
import Board from "./Board.svelte";
import { learn, type Files } from "./components";
import { describe, offer, seatName, targetName } from "./describe";
import { groups, iconOf } from "./families";
import Final from "./Final.svelte";
import { markOf } from "./marks";
import MyStrip from "./MyStrip.svelte";
import { news, outcome, roundOf, targetsOf } from "./news";
import { attemptAt, tabOf, targets } from "./notation";
import Symbols from "./parts/Symbols.svelte";
import Rival from "./Rival.svelte";
import { rulesOf } from "./rules";
import SeatCard from "./SeatCard.svelte";
import Automa from "./side/Automa.svelte";
import Boards from "./side/Boards.svelte";
import Factions from "./side/Factions.svelte";
import Research from "./side/Research.svelte";
import Score from "./side/Score.svelte";
import { ask, say } from "./telling";
import { thoughts } from "./thoughts";
import { gaia, type GaiaView, type Goods } from "./view";

let loading: Promise<void> | null = null;

async function load(): Promise<void> {
  learn(await get<Files>("/api/games/gaia/components"));
  mount(Symbols, { target: document.body });
}

function purse(view: GaiaView, seat: number): Goods {
  const own = view.seats[seat];
  if (!own) return {};
  const tokens = own.power.reduce((sum, amount) => sum + amount, 0);
  const { credits, ore, knowledge, qic, spendable_power: power, vp } = own;
  return { credits, ore, knowledge, qic, power, tokens, vp };
}

const screen: GameScreen = {
  Board,
  Seat: SeatCard,
  Strip: MyStrip,
  Final,
  Rival,
  Side: [
    {
      id: "factions",
      icon: "people",
      label: "gaia-tab-factions",
      key: "f",
      component: Factions,
      when: (view) => gaia(view).decision?.kind === "faction",
    },
    {
      id: "automa",
      icon: "bot",
      label: "gaia-tab-automa",
      key: "a",
      component: Automa,
      explains: true,
      when: (view) => gaia(view).automa !== null,
    },
    { id: "research", icon: "track-science", label: "gaia-tab-research", key: "r", component: Research },
    { id: "boards", icon: "structures", label: "gaia-tab-boards", key: "b", component: Boards },
    { id: "score", icon: "graph", label: "gaia-tab-score", key: "s", component: Score },
  ],
  load: () => (loading ??= load()),
  groups: (actions, verbs) => groups(actions, verbs),
  targets: (action) => targets(action),
  tabOf,
  targetName: (target, view, words) => targetName(target, gaia(view), words),
  rulesOf: (target, view) => rulesOf(target, gaia(view)),
  attemptAt: (group, target, view) => attemptAt(group?.verbs ?? [], target, gaia(view)),
  describe: (action, view, words) => describe(action, gaia(view), words),
  icon: (action) => iconOf(action),
  offer: (action, view, words) => offer(action, gaia(view), words),
  interrupts: ["charge"],
  closing: ["end"],
  stage: (view) => {
    const { rounds, round, phase } = gaia(view);
    return { rounds, round, phase: `phase-${phase}` };
  },
  purse: (view, seat) => purse(gaia(view), seat),
  outcome: (events, seat, view) => outcome(events, seat, view ? gaia(view) : null),
  targetsOf,
  news,
  ask: (decision, view, words) => ask(decision, gaia(view), words),
  say: (event, view, words, names) => say(event, gaia(view), words, names),
  seatName: (view, seat, words) => seatName(gaia(view), seat, words),
  mark: (view, seat) => markOf(gaia(view), seat),
  roundOf,
  thoughts: (events, view, words) => thoughts(events, gaia(view), words),
};

export default screen;
