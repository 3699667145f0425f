/** Written by `python -m build_tools.types` from the types in Python: change them there. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type Scene = "" | "executive" | "final";

export type LineKind = "" | "points" | "round" | "heading" | "step" | "deed";

export type RowKind = "" | "sum" | "heading" | "total" | "tie";

/** The id of a Fluent message and its arguments; `text` is said where no language has the message. */
export interface Message {
  id: string;
  args?: { [name: string]: string | number | boolean | Message | (string | number | Message)[] };
  text?: string;
}

/** Something worth telling: a sentence, whom it is about, the places that it points at, the rule behind it.
 *
 * `kind` is how it is shown: `points` (so many `points` of a seat, which a screen may show as a number),
 * `round` (the `round` that begins, as a heading), `heading`, `step` and `deed` (of an opponent that the
 * rules play: what it does, what it considers, what comes of it), or just a sentence. A paragraph begins with a line
 * that `opens`. */
export interface Line {
  said: Message;
  seat?: number;
  kind?: "" | "deed" | "heading" | "points" | "round" | "step";
  places?: string[];
  rule?: string;
  points?: number;
  round?: number;
  opens?: boolean;
}

/** A part of what an action brings: so much of a good, and from what. */
export interface Gain {
  what: string;
  amount: number;
  cause?: Message | null;
}

/** What another seat may have from an action. */
export interface Profit {
  seat: number;
  what: string;
  amount: number;
}

/** What an action brings its seat, and what the others may have from it. */
export interface Outcome {
  gains?: Gain[];
  others?: Profit[];
}

/** One step of what the rules do by themselves: an opponent's reasoning, a phase, the final scoring.
 *
 * `kept` and `dropped` are the places that are still considered and those that drop out in this step; `event`
 * is the number of its event among those that were told, so that a board can be drawn as it was then. A `scene`
 * is told over the position before it; `gives` are the points that the step brings every seat. */
export interface Thought {
  title: Message;
  said: Message[];
  kept?: string[];
  dropped?: string[];
  event?: number;
  scene?: "" | "executive" | "final";
  gives?: number[];
  rules?: string[];
}

/** What a place or component is called, what it is and does, a sentence each, and the rules that govern it. */
export interface About {
  name: Message;
  said?: Message[];
  rules?: string[];
}

/** What some rules come to in a game as it stands, in a sentence. */
export interface Beside {
  rules: string[];
  said: Message;
}

/** A row of the breakdown of points: where they came from, and how many every seat has from there.
 *
 * An opponent that the rules play comes behind the seats. `counts` is what was counted for it, `place` what can
 * be asked about, and `parts` what the row is made of, where that is worth telling. `kind` is how it is shown: a
 * `sum` of the rows above it, a `heading` without numbers, the `total`, or what decides a `tie`. */
export interface Row {
  said: Message;
  points?: number[];
  kind?: "" | "heading" | "sum" | "tie" | "total";
  counts?: number[];
  place?: string;
  parts?: Row[];
}

/** What cannot be played: in which item of the text (of none: ""), in which of its fields, and why. */
export interface TextFault {
  item: string;
  field: string;
  said: Message;
}

/** What a text holds, as the game's screen draws it, whether or not it can be played, and its first fault. */
export interface CheckedText {
  shown: { [name: string]: Json };
  fault: TextFault | null;
}

/** An event as the reader may see it (seat -1: nobody), with its own fields. */
export interface GameEvent {
  kind: string;
  rule: string;
  seat: number;
  [field: string]: Json;
}

/** A legal action: its notation is all that is ever sent back.
 *
 * `said` tells it in a few words, `places` are where on a board it can be chosen (with several it takes all),
 * and `quote` is what it costs and brings, by resource. */
export interface ActionInfo {
  text: string;
  verb: string;
  said: Message;
  places: string[];
  quote: { [name: string]: number };
}

/** What a seat owes, with the facts of the question; `ask` is the question to whoever reads, if it is theirs.
 *
 * One that `interrupts` comes in the middle of somebody else's turn, and is answered at once; one that is
 * `automatic` can be answered by a setting of the seat. */
export interface Decision {
  kind: string;
  seat: number;
  facts: { [name: string]: Json };
  ask: Message | null;
  interrupts: boolean;
  automatic: boolean;
}

/** One move of the log, from 1; `text` is null where it is not the reader's to know.
 *
 * The events are for programs; `lines` tell them to people, `thoughts` the reasoning of an opponent that
 * the rules play. */
export interface Entry {
  number: number;
  seat: number;
  text: string | null;
  at: number;
  events: GameEvent[];
  lines: Line[];
  thoughts: Thought[];
}

/** A position through the eyes of one seat (or of a spectator), with what may be done in it.
 *
 * `titles` are what the seats are called in sentences (null: by who sits there), `goods` what each has, `verbs`
 * every verb that belongs to the decision, possible or not, `closing` the action that only ends the
 * turn, if there is one, `verdict` who has won. */
export interface SeenPosition {
  view: { [name: string]: Json };
  to_act: number[];
  decision: Decision | null;
  actions: ActionInfo[];
  verbs: string[];
  closing: string | null;
  titles: (Message | null)[];
  goods: { [name: string]: number }[];
  round: number;
  rounds: number;
  phase: Message | null;
  over: boolean;
  verdict: Message | null;
}

/** Where everybody's points come from as things stand: the overlay `breakdown` of every game. */
export interface Breakdown {
  rows: Row[];
}

/** What one tried action did; `parts` is what its price is made of, each part with its reason.
 *
 * `instead` are the actions that one of the seat's own settings was chosen among. */
export interface Tried {
  text: string;
  said: Message;
  places: string[];
  quote: { [name: string]: number };
  parts: Gain[];
  events: GameEvent[];
  lines: Line[];
  outcome: Outcome;
  instead: ActionInfo[];
}

/** What came of trying; with `reveals` the last action is shown only once it is confirmed. */
export interface Attempt {
  position: SeenPosition;
  entries: Tried[];
  reveals: boolean;
}

/** What a bot would do, in notation; null if it cannot tell. */
export interface Hint {
  action: string | null;
}

/** Why something may not be done, with the text of the rule in English. */
export interface Refusal {
  rule: string;
  reason: string;
  what: string;
  need: number;
  have: number;
  said: Message;
  text: string;
}

export type OptionKind = "flag" | "choice" | "text" | "list";

export type SeatKind = "open" | "invited" | "person" | "bot";

export type ClockKind = "none" | "live" | "turns";

export type AtZero = "wait" | "bot";

export type Status = "waiting" | "playing" | "finished" | "abandoned";

export type StandIn = "" | "left" | "voted" | "time";

export type TableNotice = "" | "vote" | "stand-in" | "ending";

export type UndoReason = "" | "nothing" | "others-moved" | "revealed" | "not-allowed";

export type What = "moves" | "seats" | "chat" | "present" | "clock" | "alive" | "end";

/** The person behind the browser: a guest until an account is made.
 *
 * `email` has been verified, and is empty otherwise; `mail` tells whether this server sends any. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  webhook: string;
  email: string;
  mail: boolean;
}

/** A browser in which one is known: since when, when last (to the hour), what it is and its network. */
export interface SessionInfo {
  id: string;
  made: number;
  seen: number;
  device: string;
  place: string;
  current: boolean;
}

/** An option of a game, as the game declares it. */
export interface OptionInfo {
  name: string;
  kind: "choice" | "flag" | "list" | "text";
  default: Json;
  choices: string[];
  meaning: string;
  rule: string;
  players: number[];
  longest: number;
  checked: boolean;
  names: string;
}

/** A game that can be played; `answers` are the automatic answers that a seat may set. */
export interface GameInfo {
  id: string;
  title: string;
  version: number;
  min_players: number;
  max_players: number;
  options: OptionInfo[];
  answers: OptionInfo[];
}

/** The games, and the bots to play them with. */
export interface Catalogue {
  version: string;
  games: GameInfo[];
  bots: string[];
  levels: string[];
  default_bot: string;
  thinking: number[];
}

/** Whether the others may let a bot play on for a seat, and how many of how many agree.
 *
 * `left` is how long it is until that takes effect, `away` since when the person is not there: in milliseconds, as
 * of the table's `now`. */
export interface Takeover {
  possible: boolean;
  votes: number;
  needed: number;
  mine: boolean;
  left: number;
  away: number;
}

/** Whether whoever reads may wish that the game ends without a result, and how many of how many do. */
export interface Ending {
  possible: boolean;
  asked: boolean;
  votes: number;
  needed: number;
  mine: boolean;
  seats: number[];
}

/** A seat as a list shows it; `clock` is in milliseconds, as of the moment when it is said.
 *
 * Where a bot stands in, `person` is the name of the one for whom it plays, and `stand_in` why. */
export interface SeatSummary {
  seat: number;
  kind: "bot" | "invited" | "open" | "person";
  name: string;
  person: string;
  stand_in: "" | "left" | "time" | "voted";
  yours: boolean;
  clock: number | null;
}

/** A seat of a table; `back`: whoever reads may take it back from the bot that stands in. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "invited" | "open" | "person";
  name: string;
  person: string;
  stand_in: "" | "left" | "time" | "voted";
  yours: boolean;
  clock: number | null;
  back: boolean;
  present: boolean;
  away: number;
  ready: boolean;
  takeover: Takeover;
}

/** `live`: seconds in all and a bonus for each decision; `turns`: seconds for each decision. */
export interface Clock {
  kind: "live" | "none" | "turns";
  seconds: number;
  bonus: number;
  zero: "bot" | "wait";
}

/** The opponent that the rules of a solo game play. Where nobody has won, it has. */
export interface Rival {
  name: string;
  score: number;
  shares: boolean;
}

/** What everybody is told about a table who may look at it. */
export interface TableFacts {
  id: string;
  game: string;
  title: string;
  players: number;
  status: "abandoned" | "finished" | "playing" | "waiting";
  practice: boolean;
  clock: Clock;
  to_act: number[];
  round: number;
  rounds: number;
  notice: "" | "ending" | "stand-in" | "vote";
  updated: number;
  scores: number[];
  winners: number[];
  rival: Rival | null;
}

/** A table as it is listed. */
export interface TableSummary {
  id: string;
  game: string;
  title: string;
  players: number;
  status: "abandoned" | "finished" | "playing" | "waiting";
  practice: boolean;
  clock: Clock;
  to_act: number[];
  round: number;
  rounds: number;
  notice: "" | "ending" | "stand-in" | "vote";
  updated: number;
  scores: number[];
  winners: number[];
  rival: Rival | null;
  seats: SeatSummary[];
}

/** A part of a list, and where the next one begins (null: this is the last). */
export interface TablePage {
  tables: TableSummary[];
  next: string | null;
}

/** How somebody has fared against a bot, or alone against a level of the opponent that the rules play. */
export interface Against {
  id: string;
  games: number;
  ahead: number;
  points: number;
}

/** How somebody has fared at a game, in all that was played to its end by a seed that nobody knew. */
export interface Results {
  bots: Against[];
  alone: Against[];
}

/** The table where a finished game is played once more; `seats` of this one sit there already. */
export interface Rematch {
  table: string;
  seats: number[];
}

/** A table, for one reader. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  players: number;
  status: "abandoned" | "finished" | "playing" | "waiting";
  practice: boolean;
  clock: Clock;
  to_act: number[];
  round: number;
  rounds: number;
  notice: "" | "ending" | "stand-in" | "vote";
  updated: number;
  scores: number[];
  winners: number[];
  rival: Rival | null;
  private: boolean;
  options: { [name: string]: Json };
  seats: SeatInfo[];
  mine: boolean;
  changeable: boolean;
  ending: Ending;
  created: number;
  now: number;
  rematch: Rematch | null;
}

/** Whether the last action can be taken back, and if not, why. */
export interface Undo {
  possible: boolean;
  reason: "" | "not-allowed" | "nothing" | "others-moved" | "revealed";
}

/** How a table stands for one reader. */
export interface TableState {
  table: TableInfo;
  seq: number;
  change: number;
  seat: number | null;
  position: SeenPosition | null;
  undo: Undo;
  log: Entry[];
  cut: number | null;
  answers: { [name: string]: Json };
}

/** Something said at a table. */
export interface ChatLine {
  id: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** What is wrong with a request; `reason` is a word that says it more closely, `said` a sentence of the game. */
export interface ErrorInfo {
  code: string;
  message: string;
  reason?: string;
  said?: Message;
  refusal?: Refusal;
  at?: number;
  state?: TableState;
}

/** Every answer with a status of 400 or more. */
export interface ErrorBody {
  error: ErrorInfo;
}

/** The data of a server-sent event; its id is the number of the change. */
export interface Change {
  change: number;
  what: "alive" | "chat" | "clock" | "end" | "moves" | "present" | "seats";
}

/** That the server can do its work. */
export interface Ready {
  status: "ready";
}

/** That the server is alive, and what it runs on. */
export interface Health {
  status: "ok";
  version: string;
  database: string;
}

/** A rule of a game, in the language that was asked for, with the headings that it stands under. */
export interface RuleInfo {
  id: string;
  group: string;
  text: string;
  section: string;
  shows: string[];
}

/** A seat that waits for whoever has the link. */
export interface Invitation {
  seat: number;
  token: string;
  path: string;
}

/** A move that was written: the number of its last row, and how the table stands now. */
export interface Moved {
  seq: number;
  state: TableState;
}

/** Whether anybody could know the seed, its seal, and at the end the seed and the salt that were sealed. */
export interface Fairness {
  practice: boolean;
  seal: string;
  seed: number | null;
  salt: string | null;
}

/** A position of the past, and the move that led to it (null: the beginning). */
export interface Replayed {
  position: SeenPosition;
  entry: Entry | null;
  length: number;
}

/** A text of one's own for an option of a game. */
export interface OwnText {
  id: string;
  name: string;
  text: string;
  updated: number;
}

/** Who shall sit in a seat of a new table: `person` is whoever makes it. */
export interface NewSeat {
  kind: "bot" | "invited" | "open" | "person";
  bot?: string;
}

/** A table to be made; without seats the maker takes the first and the others are open. */
export interface NewTable {
  game: string;
  players: number;
  options?: { [name: string]: Json };
  seats?: NewSeat[];
  private?: boolean;
  title?: string;
  clock?: Clock;
  seed?: number | null;
}

/** What shall be played at a table that waits: all options that are not as usual, and the clock. */
export interface Conditions {
  options: { [name: string]: Json };
  clock: Clock;
}

/** Actions of the asking person's seat, after move `seq`; the key makes a repetition harmless. */
export interface Moves {
  seq: number;
  key: string;
  actions: string[];
}

/** The last action of the seat, to be taken back. */
export interface TakeBack {
  seq: number;
  key: string;
}

/** Actions to be tried; `list` asks for the legal actions after them. `ahead`: as if it were the seat's turn. */
export interface Trial {
  seq: number;
  actions?: string[];
  list?: boolean;
  ahead?: boolean;
}

/** An action, a verb, or what might be meant at a place (by these verbs), not possible after what was tried. */
export interface Why {
  seq: number;
  actions?: string[];
  action?: string;
  verb?: string;
  place?: string;
  verbs?: string[];
}

/** What a bot would do after the actions tried so far. */
export interface HintAsked {
  seq: number;
  actions?: string[];
}

/** Sitting down; an invited seat wants its token. */
export interface Sit {
  invitation?: string;
}

/** The bot that shall sit there; without a name the usual one. */
export interface SeatBot {
  bot?: string;
}

/** A finished game to be played on from the position after move `at`. */
export interface Fork {
  at: number;
  seats?: NewSeat[];
  title?: string;
  private?: boolean;
  clock?: Clock;
}

/** A record, as text, that becomes a table; the seats matter if its game is not over. */
export interface NewRecord {
  text: string;
  seats?: NewSeat[];
  title?: string;
  private?: boolean;
}
