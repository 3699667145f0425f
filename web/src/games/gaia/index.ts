/** Gaia Project at the table: what the table page asks of a game. */
import { mount } from "svelte";
import type { GameScreen } from "../../table/board";
import { get } from "../../lib/api";
import { askedOnce } from "../../lib/persistent";
import type { TableInfo } from "../../lib/wire";
import Board from "./Board.svelte";
import { learn, type GaiaComponents } from "./components";
import { groups, iconOf } from "./families";
import Final from "./Final.svelte";
import { markOf } from "./marks";
import MyStrip from "./MyStrip.svelte";
import { tabOf } from "./notation";
import Symbols from "./parts/Symbols.svelte";
import Rival from "./Rival.svelte";
import SeatCard from "./SeatCard.svelte";
import Automa from "./side/Automa.svelte";
import Boards from "./side/Boards.svelte";
import Factions from "./side/Factions.svelte";
import Research from "./side/Research.svelte";
import Score from "./side/Score.svelte";
import { gaia } from "./view";

const loadPrinted = askedOnce(async () => {
  const components = await get<GaiaComponents>("/api/games/gaia/components");
  mount(Symbols, { target: document.body });
  return components;
});

async function load(table: TableInfo): Promise<void> {
  const usual = await loadPrinted();
  learn(table.options.data ? await get<GaiaComponents>(`/api/tables/${table.id}/components`) : usual);
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
  load,
  groups: (actions, verbs) => groups(actions, verbs),
  tabOf,
  icon: (action) => iconOf(action),
  mark: (view, seat) => markOf(gaia(view), seat),
};

export default screen;
