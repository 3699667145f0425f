/** Federation at the table: what the table page asks of a game. */
import { get } from "../../lib/api";
import type { GameScreen } from "../../table/board";
import Board from "./Board.svelte";
import { learn, type Files } from "./components";
import { groups, iconOf } from "./families";
import Executive from "./Executive.svelte";
import Final from "./Final.svelte";
import { markOf } from "./marks";
import Menu from "./Menu.svelte";
import MyStrip from "./MyStrip.svelte";
import { tabOf } from "./notation";
import { isPhone } from "./phone";
import Planets from "./planets/Planets.svelte";
import SeatCard from "./SeatCard.svelte";
import Boards from "./side/Boards.svelte";
import Mine from "./side/Mine.svelte";

let loading: Promise<void> | null = null;

async function load(): Promise<void> {
  learn(await get<Files>("/api/games/federation/components"));
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
  tabOf,
  icon: (action) => iconOf(action),
  mark: (_, seat) => markOf(seat),
};

export default screen;
