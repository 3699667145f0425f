/** Race for the Galaxy at the table: what the table page asks of a game. */
import { get } from "../../lib/api";
import { askedOnce } from "../../lib/persistent";
import type { TableInfo } from "../../lib/wire";
import type { GameScreen } from "../../table/board";
import Board from "./Board.svelte";
import { learnCards, learnOwn } from "./cards/data";
import { learnLimits, learnPrinted } from "./components";
import Common from "./Common.svelte";
import { groups, iconOf } from "./families";
import Final from "./Final.svelte";
import MyStrip from "./MyStrip.svelte";
import { series } from "./notation";
import Robot from "./robot/Robot.svelte";
import SeatCard from "./SeatCard.svelte";
import CardPanel from "./side/CardPanel.svelte";
import GoalPanel from "./side/GoalPanel.svelte";
import Tableaus from "./side/Tableaus.svelte";
import { race, type Components, type OwnComponents } from "./view";

const loadPrinted = askedOnce(async () => {
  const components = await get<Components>("/api/games/race/components");
  learnCards(components);
  learnPrinted(components);
});

async function load(table: TableInfo): Promise<void> {
  await loadPrinted();
  const { cards, data } = table.options;
  const own = cards || data ? await get<OwnComponents>(`/api/tables/${table.id}/components`) : null;
  learnOwn(own?.cards ?? []);
  learnLimits(own?.limits ?? null);
}

const COLOURS = ["blue", "red", "yellow", "white", "orange"];

const screen: GameScreen = {
  columns: { wide: ["256px", "292px"], narrow: ["232px", "276px"], sheet: ["274px", "268px"] },
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
  load,
  groups,
  series,
  tabOf: () => "",
  icon: (action) => iconOf(action),
  mark: (_, seat) => ({ colour: COLOURS[seat % COLOURS.length]!, letter: String(seat + 1) }),
};

export default screen;
