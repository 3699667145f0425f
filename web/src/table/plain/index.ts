/** A screen for any game: its view as tables, its actions grouped by their verbs, as the engine says them. */
import type { ActionInfo } from "../../lib/wire";
import type { GameScreen, Group } from "../board";
import Board from "./Board.svelte";
import { markOf } from "./marks";
import SeatCard from "./SeatCard.svelte";

const groups = (actions: ActionInfo[], verbs: string[]): Group[] =>
  verbs.map((verb) => ({
    id: verb,
    icon: "play",
    label: `verb-${verb}`,
    verbs: [verb],
    actions: actions.filter((action) => action.verb === verb),
  }));

const screen: GameScreen = {
  Board,
  Seat: SeatCard,
  Side: [],
  groups,
  tabOf: () => "",
  icon: () => "play",
  mark: (_, seat) => markOf(seat),
};

export default screen;
