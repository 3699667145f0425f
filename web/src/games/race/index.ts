/** Race for the Galaxy at the table: what the table page asks of a game. */
import { get } from "../../lib/api";
import type { GameScreen, View } from "../../table/board";
import Board from "./Board.svelte";
import { learnCards, type CardFiles } from "./cards/data";
import Common from "./Common.svelte";
import { describe, offer, sum, targetName } from "./describe";
import { groups, iconOf } from "./families";
import Final from "./Final.svelte";
import MyStrip from "./MyStrip.svelte";
import { news, outcome, roundOf, targetsOf } from "./news";
import { attemptAt, series, targets } from "./notation";
import { learnRobot, type RobotFiles } from "./robot/data";
import Robot from "./robot/Robot.svelte";
import { robotThoughts } from "./robot/thoughts";
import { rulesOf } from "./rules";
import SeatCard from "./SeatCard.svelte";
import CardPanel from "./side/CardPanel.svelte";
import GoalPanel from "./side/GoalPanel.svelte";
import Tableaus from "./side/Tableaus.svelte";
import { race, spoken } from "./view";

let loading: Promise<void> | null = null;

async function load(): Promise<void> {
  const files = await get<CardFiles & RobotFiles>("/api/games/race/components");
  learnCards(files);
  learnRobot(files);
}

const COLOURS = ["blue", "red", "yellow", "white", "orange"];

function purse(view: View, seat: number): { [what: string]: number } {
  const own = race(view).seats[seat];
  return own ? { cards: own.hand_size, vp: own.score } : {};
}

const screen: GameScreen = {
  columns: { wide: ["256px", "292px"], narrow: ["232px", "276px"] },
  middle: { icon: "tableau", label: "race-view-table" },
  Board,
  Seat: SeatCard,
  Strip: MyStrip,
  Final,
  Rival: Common,
  Side: [
    {
      id: "robot",
      icon: "bot",
      label: "race-tab-robot",
      key: "a",
      component: Robot,
      explains: true,
      when: (view) => race(view).robot !== null,
    },
    { id: "card", icon: "card", label: "race-tab-card", key: "r", component: CardPanel },
    { id: "tableaus", icon: "people", label: "race-tab-tableaus", key: "b", component: Tableaus },
    { id: "goals", icon: "goal", label: "race-tab-goals", key: "g", component: GoalPanel },
  ],
  load: () => (loading ??= load()),
  groups,
  targets: (action) => targets(action),
  series,
  tabOf: () => "",
  targetName: (target, view, words) => targetName(target, spoken(view, words), words),
  rulesOf: (target, view) => rulesOf(target, race(view)),
  attemptAt: (_, target, view) => attemptAt(target, race(view)),
  describe: (action, view, words) => describe(action, spoken(view, words), words),
  sum: (tried, view, words) => sum(tried, spoken(view, words), words),
  icon: (action) => iconOf(action),
  offer: (action, view, words) => offer(action, spoken(view, words), words),
  interrupts: [],
  automatic: ["sell", "consume", "spend", "produce"],
  closing: [],
  stage: (view) => ({ rounds: 0, round: race(view).round, phase: `phase-${race(view).phase}` }),
  purse,
  outcome: (events, seat) => outcome(events, seat),
  targetsOf,
  news,
  seatName: () => "",
  mark: (_, seat) => ({ colour: COLOURS[seat % COLOURS.length]!, letter: String(seat + 1) }),
  roundOf,
  thoughts: (events, view, words) => robotThoughts(events, race(view).robot, words),
};

export default screen;
