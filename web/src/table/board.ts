/**
 * What a game gives to the table page: one module a game, `web/src/games/<game>/index.ts`, whose default export
 * is a `GameScreen`. The table page knows no game: it asks the questions below, lights what is legal, and sends
 * back the notation of what was chosen. A screen draws `view` and offers actions; it contains no rule.
 */
import type { Component } from "svelte";
import type { Words } from "../lib/words";
import type {
  ActionInfo,
  Attempt,
  Decision,
  Entry,
  GameEvent,
  Json,
  Position,
  Profit,
  Scene,
  SeatInfo,
  TableInfo,
} from "../lib/wire";

export type View = { [name: string]: Json };

/**
 * A place that can be chosen, as `kind:id`: `hex:3x-2`, `area:nav`, `tech:vp_7`, `octagon:ore_2`, `booster:mines`.
 * The element that draws it carries `data-target={key}` (also when it is not lit) and can be focused while it is lit:
 * the table page finds it there to move the focus and to put the preview beside it.
 */
export type Target = string;

/** A family of actions in the decision bar. */
export interface Group {
  id: string;
  icon: string;
  /** The message that names it; its attribute `.ask` is the question once it is chosen ("Choose a planet for the mine"). */
  label: string;
  /** The verbs that belong to it; asked one by one when somebody wants to know why nothing is possible. */
  verbs: string[];
  /** Empty: nothing of it is possible now. */
  actions: ActionInfo[];
}

/** A part of what an action brings: `2 vp`, and the cause as an event gives it (`round:mine_2`), or "". */
export interface Gain {
  what: string;
  amount: number;
  cause: string;
}

export interface Outcome {
  gains: Gain[];
  others: Profit[];
}

/**
 * A choice of several things that the engine asks for one by one, in an order of its own: they are picked in any
 * order, and once there are enough, the actions are tried in a row.
 */
export interface Series {
  /** How many must be picked. */
  count: number;
  /** Everything that may be picked. */
  targets: Target[];
  /** The actions for what was picked, in the order in which the engine wants them. */
  actions(picked: ReadonlySet<Target>): string[];
}

/** One step of what the rules do by themselves: an opponent's reasoning, a phase, the final scoring. */
export interface Thought {
  event: GameEvent;
  /** All events since the step before it; its own is the last. */
  events?: GameEvent[];
  /** A short heading and one sentence, in the reader's language. */
  title: string;
  sentence: string;
  /** What is still considered after this step, and what drops out in it. */
  kept: Target[];
  dropped: Target[];
  /** What it is a step of: an opponent's reasoning (""), or a scene that is told over the position before it. */
  scene: Scene;
  /** The points that it gives each seat. */
  gives: number[];
  rules: string[];
}

/** The reasoning that is shown now: `now` counts from 0. */
export interface Thinking {
  steps: Thought[];
  now: number;
  /** The position before the move that the step belongs to, where it could be had. */
  before?: Position | null;
}

export interface BoardProps {
  /** What is drawn: with the tentative steps, if there are any. */
  position: Position;
  /** The same before the tentative steps: numbers that differ are shown in aqua, the old one struck behind. */
  confirmed: Position;
  /** The reader's seat, or null for a spectator. */
  seat: number | null;
  seats: SeatInfo[];
  table: TableInfo;
  words: Words;
  /** Legal targets of the chosen group, with the actions that can be done there. Aqua. */
  lit: Map<Target, ActionInfo[]>;
  /** No group is chosen: what is lit is all that is possible, drawn as thin rings without fill and tag. */
  thin: boolean;
  /** Brass: what a log line, a replayed move or a rule-played opponent points at. */
  marked: Set<Target>;
  /** What the tentative steps have touched: dashed. */
  tentative: Set<Target>;
  /** Targets picked so far for an action that has several of them (a federation). */
  picked: Set<Target>;
  /** The target whose menu or preview is open. */
  chosen: Target | null;
  /** Somebody wants that target; also called for targets that are not lit (the table page then does nothing). */
  choose(target: Target): void;
  /** The pointer or the focus is on that target; `at` is where, for the preview beside it. */
  hover(target: Target | null, at?: DOMRect): void;
  /** Why is nothing possible there? Called by `?` on a target, or by its question mark. */
  whyNot(target: Target): void;
  /** What can be laid over the board at the confirmed position, as the engine measures it; null: it cannot be had. */
  overlay<T>(name: string): Promise<T | null>;
  /** What the hovered or tried actions do, if it has been asked. */
  attempt: Attempt | null;
  /** The reasoning of the rules' own opponent, while it is shown. */
  thinking: Thinking | null;
  /** What has happened so far. */
  log: readonly Entry[];
  /** The seat whose full board is open in the side panel. */
  looking: number;
  look(seat: number): void;
}

/** One seat's card at the left. On phones only its first line is drawn. */
export interface SeatProps {
  info: SeatInfo;
  position: Position;
  confirmed: Position;
  table: TableInfo;
  words: Words;
  /** It owes a decision. */
  turn: boolean;
  /** The card of the reader. */
  mine: boolean;
  /** The clock in words, or "" without one; the table page counts it. */
  clock: string;
  /** Opens the seat's full board. */
  open(): void;
}

/** The small menu at a target that several actions share, where a game draws it itself. */
export interface MenuProps {
  actions: ActionInfo[];
  view: View;
  words: Words;
  names: readonly string[];
  take(text: string): void;
  /** Shows what an action would do. */
  look(action: ActionInfo): void;
  /** Why is that not possible at the target? */
  why(text: string): void;
  /** What follows from the choices, as `BoardProps.overlay` tells it. */
  overlay<T>(name: string): Promise<T | null>;
}

export interface SideTab {
  id: string;
  icon: string;
  /** The message that names it. */
  label: string;
  /** The letter that opens it: `r` research or cards, `b` boards. */
  key: string;
  component: Component<BoardProps>;
  /** Opened by itself while the reasoning of an opponent is shown. */
  explains?: boolean;
  /** Shown only where this holds (a solo opponent's cards); always, if left out. */
  when?(view: View): boolean;
}

/** At most fifteen questions; everything that is said comes from the engine (`speaking.ts`). */
export interface GameScreen {
  /** The widths of seats and side panel where the game wants others than the usual ones, on screens and on laptops;
      the height of the sheet and the width of the drawer on tablets, which may lie below the board instead. */
  columns?: { wide: [string, string]; narrow: [string, string]; sheet?: [string, string] };
  /** What the board is called on phones, where it is one of several views; the map, if left out. */
  middle?: { icon: string; label: string };
  Board: Component<BoardProps>;
  Seat: Component<SeatProps>;
  Side: SideTab[];
  /** Own resources, always in sight on phones. */
  Strip?: Component<BoardProps>;
  /** Final scoring in detail. */
  Final?: Component<BoardProps>;
  /** The menu at a target; its choices are buttons with `role="menuitem"` and `data-action`. */
  Menu?: Component<MenuProps>;
  /** Below the seats: an opponent that the rules play and that has no seat of the table (the Automa), or what awaits all. */
  Rival?: Component<BoardProps>;
  /** Loads what the drawings need (the components); resolves before anything is drawn. */
  load?(table: TableInfo): Promise<void>;
  /** The families of the decision, in a fixed order, also those of which nothing is possible. */
  groups(actions: ActionInfo[], verbs: string[], decision: Decision): Group[];
  /** The choice of several things that is open now, if it is one; otherwise actions are chosen one by one. */
  series?(position: Position): Series | null;
  /** The side tab that must be open to see a target; "" for the board itself. */
  tabOf(target: Target): string;
  /** The icon of an action. */
  icon(action: string, view: View): string;
  /** Colour and letter of a seat's mark. */
  mark(view: View, seat: number): { colour: string; letter: string };
}
