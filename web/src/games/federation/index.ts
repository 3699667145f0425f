/** Federation at the table: what the table page asks of a game. */
import { get } from "../../lib/api";
import { askedOnce } from "../../lib/persistent";
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
import { layout } from "../../lib/layout.svelte";
import Planets from "./planets/Planets.svelte";
import SeatCard from "./SeatCard.svelte";
import Boards from "./side/Boards.svelte";
import Mine from "./side/Mine.svelte";

const load = askedOnce(async () => {
  learn(await get<Files>("/api/games/federation/components"));
});

const screen: GameScreen = {
  columns: { wide: ["232px", "316px"], narrow: ["204px", "282px"], sheet: ["352px", "below"] },
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
      when: () => layout.phone,
    },
    { id: "mine", icon: "person", label: "federation-tab-mine", key: "r", component: Mine },
    { id: "boards", icon: "people", label: "federation-tab-boards", key: "b", component: Boards },
  ],
  load,
  groups,
  tabOf,
  icon: (action) => iconOf(action),
  mark: (_, seat) => markOf(seat),
};

export default screen;
