/** Federation at the table: what the table page asks of a game. */
import { get } from "../../lib/api";
import type { GameScreen } from "../../table/board";
import Board from "./Board.svelte";
import { learn, type Files } from "./components";
import { about, describe, targetName } from "./describe";
import { CLOSING, groups, iconOf } from "./families";
import Executive from "./Executive.svelte";
import Final from "./Final.svelte";
import { markOf } from "./marks";
import Menu from "./Menu.svelte";
import MyStrip from "./MyStrip.svelte";
import { news, outcome, roundOf, targetsOf } from "./news";
import { attemptAt, tabOf, targets } from "./notation";
import { isPhone } from "./phone";
import Planets from "./planets/Planets.svelte";
import { rulesOf } from "./rules";
import SeatCard from "./SeatCard.svelte";
import Boards from "./side/Boards.svelte";
import Mine from "./side/Mine.svelte";
import { say, thoughts } from "./thoughts";
import { federation, type FederationView, type Goods } from "./view";
import { teach } from "./wording";

let loading: Promise<void> | null = null;

async function load(): Promise<void> {
  learn(await get<Files>("/api/games/federation/components"));
}

function purse(view: FederationView, seat: number): Goods {
  const own = view.seats[seat];
  if (!own) return {};
  return { ...own.resources, ship: own.hangar, vp: own.vp };
}

const screen: GameScreen = {
  columns: { wide: ["232px", "316px"], narrow: ["204px", "282px"] },
  middle: { icon: "vote", label: "federation-senate" },
  Board,
  Seat: SeatCard,
  Strip: MyStrip,
  Final,
  Menu,
  Rival: Executive,
  Side: [
    {
      id: "planets",
      icon: "fed-six-moons",
      label: "federation-tab-planets",
      key: "p",
      component: Planets,
      when: () => isPhone(),
    },
    { id: "mine", icon: "person", label: "federation-tab-mine", key: "r", component: Mine },
    { id: "boards", icon: "people", label: "federation-tab-boards", key: "b", component: Boards },
  ],
  load: () => (loading ??= load()),
  groups,
  targets: (action, view) => targets(action, federation(view)),
  tabOf,
  targetName: (target, view, words) => targetName(target, federation(view), words),
  rulesOf: (target, view) => rulesOf(target, federation(view)),
  about: (target, view, words) => about(target, federation(view), words),
  attemptAt: (_, target, view) => attemptAt(target, federation(view)),
  describe: (action, view, words) => describe(action, federation(view), words),
  icon: (action) => iconOf(action),
  offer: (action, view, words) => describe(action.text, federation(view), words),
  interrupts: [],
  closing: CLOSING,
  stage: (view) => {
    const { rounds, round, phase } = federation(view);
    return { rounds, round, phase: `phase-${phase}` };
  },
  purse: (view, seat) => purse(federation(view), seat),
  outcome: (events, seat) => outcome(events, seat),
  targetsOf,
  news,
  say: (event, _, words, names) => say(event, words, names),
  // Whoever sits there: the game itself gives the seats no names.
  seatName: (view, _, words) => {
    teach(federation(view), words);
    return "";
  },
  mark: (_, seat) => markOf(seat),
  roundOf,
  thoughts: (events, view, words, names) => thoughts(events, federation(view), words, names ?? []),
};

export default screen;
