/** What the server says and understands. `src/astrarium/server/wire.py` is the other side of it. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type Argument = string | number | boolean | Message | (string | number | Message)[];

/** What the engine says: a Fluent message and its arguments; `text` is said where no language has it. */
export interface Message {
  id: string;
  args?: { [name: string]: Argument };
  text?: string;
}

/** Something worth telling; `kind` is how it is shown. */
export interface Line {
  said: Message;
  seat?: number;
  kind?: "" | "points" | "round" | "heading" | "step" | "deed";
  places?: string[];
  rule?: string;
  points?: number;
  round?: number;
  opens?: boolean;
}

export interface Outcome {
  gains?: { what: string; amount: number; cause?: Message | null }[];
  others?: { seat: number; what: string; amount: number }[];
}

/** One step of the reasoning of an opponent that the rules play; `event` is the number of its event in the entry. */
export interface Reasoned {
  title: Message;
  said: Message[];
  kept?: string[];
  dropped?: string[];
  event?: number;
}

/** What a place or component is called, what it does, and the rules that govern it. */
export interface About {
  name: Message;
  said?: Message[];
  rules?: string[];
}

/** The person behind the browser: a guest until an account is made. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  /** A webhook that is told when a turn begins, or an empty text. */
  webhook: string;
  /** An address for letters, which has been verified, or an empty text. */
  email: string;
  /** Whether the server sends letters. */
  mail: boolean;
}

/** A browser in which one is known: `GET /api/sessions`. */
export interface SessionInfo {
  id: string;
  made: number;
  /** When it was last used, to the hour. */
  seen: number;
  /** Browser and system, as far as they are known. */
  device: string;
  /** The network that it came from. */
  place: string;
  /** It is the one that asks. */
  current: boolean;
}

export type OptionKind = "flag" | "choice" | "text" | "list";

/** An option of a game, as the game declares it. Words for it: `option-<name>`, `choice-<name>-<value>`. */
export interface OptionInfo {
  name: string;
  kind: OptionKind;
  default: Json;
  choices: string[];
  meaning: string;
  rule: string;
  /** The sizes of table for which there is such an option; empty: all. */
  players: number[];
  /** How many characters a text may have, or how many words a list; 0 for the others. */
  longest: number;
}

export interface GameInfo {
  id: string;
  title: string;
  version: number;
  min_players: number;
  max_players: number;
  options: OptionInfo[];
  /** Automatic answers that a seat may set; an answer that is not set is asked. */
  answers: OptionInfo[];
}

/** Who plays: `GET /api/catalogue`. */
export interface Catalogue {
  version: string;
  games: GameInfo[];
  bots: string[];
}

export type SeatKind = "open" | "invited" | "person" | "bot";

/** Why a bot plays on for a person: they left it the seat, the others agreed, or their clock came to zero. */
export type StandIn = "" | "left" | "voted" | "time";

/** A seat as a list shows it. */
export interface SeatSummary {
  seat: number;
  kind: SeatKind;
  /** The name of the person or of the bot; empty while nobody sits there. */
  name: string;
  /** Where a bot stands in for somebody: their name, and why; otherwise empty. */
  person: string;
  stand_in: StandIn;
  /** It is a seat of whoever asks, also where a bot stands in for them. */
  yours: boolean;
  /** Milliseconds left on the clock of the seat when this was said; null without a clock. */
  clock: number | null;
}

export interface SeatInfo extends SeatSummary {
  /** Whoever asks may take this seat back from the bot now. */
  back: boolean;
  /** Somebody at that seat is looking at the table now. */
  present: boolean;
  takeover: Takeover;
}

/** The others may vote to let a bot play on for a seat; how many of how many agree. */
export interface Takeover {
  possible: boolean;
  votes: number;
  needed: number;
  mine: boolean;
  /** Milliseconds until it takes effect, and since the person was there, as of `TableInfo.now`. */
  left: number;
  away: number;
}

/** Those who play may agree that the game ends without a result; how many of how many do, and from which seats. */
export interface Ending {
  possible: boolean;
  /** Somebody has wished it, and nobody has declined. */
  asked: boolean;
  votes: number;
  needed: number;
  mine: boolean;
  seats: number[];
}

/** What whoever asks should know: others vote for a bot in their seat, one plays there, the game shall end. */
export type TableNotice = "" | "vote" | "stand-in" | "ending";

export type ClockKind = "none" | "live" | "turns";

/** `live`: seconds in all and a bonus for each decision; `turns`: seconds for each decision. */
export interface Clock {
  kind: ClockKind;
  seconds: number;
  bonus: number;
  /** At zero nothing happens but that it shows (`wait`), or a bot plays on (`bot`). */
  zero: "wait" | "bot";
}

export type Status = "waiting" | "playing" | "finished" | "abandoned";

/** A table as it is listed. */
export interface TableSummary {
  id: string;
  game: string;
  title: string;
  players: number;
  status: Status;
  /** Somebody may know the seed: it counts for nobody. */
  practice: boolean;
  clock: Clock;
  seats: SeatSummary[];
  /** Seats that owe a decision. */
  to_act: number[];
  /** The round that is played (0: before the first), and how many there are (0: that is not known before). */
  round: number;
  rounds: number;
  notice: TableNotice;
  updated: number;
  /** Points, and the seats that won, of a finished game. */
  scores: number[];
  winners: number[];
  /** In a solo game also the opponent that the rules play: its name and points; it may share the victory. */
  rival: { name: string; score: number; shares: boolean } | null;
}

/** `GET /api/tables`: a part of a list; `next` is what `?after=` asks for the next part, null at the end. */
export interface TablePage {
  tables: TableSummary[];
  next: string | null;
}

/** A table, for one reader. */
export interface TableInfo extends TableSummary {
  private: boolean;
  options: { [name: string]: Json };
  seats: SeatInfo[];
  /** The person who made the table may start it, and give it up before that. */
  mine: boolean;
  ending: Ending;
  created: number;
  /** The server's time, in milliseconds, when this was said. */
  now: number;
}

/** A legal action: its notation is all that is ever sent back. */
export interface ActionInfo {
  text: string;
  verb: string;
  said: Message;
  /** Where on a board it can be chosen; with several it takes all of them. */
  places: string[];
  /** What it costs and brings by resource, as the game quotes it. */
  quote: { [what: string]: number };
}

export interface Decision {
  kind: string;
  seat: number;
  /** The facts of the question for `decision-<kind>`. */
  facts: { [name: string]: Json };
  /** The question to the reader, if it is theirs. */
  ask: Message | null;
  interrupts: boolean;
}

/** An event as the reader may see it: `kind`, `seat` (-1: nobody), `rule`, and its own fields. */
export interface GameEvent {
  kind: string;
  seat: number;
  rule: string;
  [field: string]: Json;
}

/** One move of the log: who did what, and what happened. */
export interface Entry {
  /** Its number in the game, from 1; the position after it is position `number`. */
  number: number;
  seat: number;
  /** The notation, or null where it is not the reader's to know. */
  text: string | null;
  /** Milliseconds since 1970. */
  at: number;
  events: GameEvent[];
  lines: Line[];
  thoughts: Reasoned[];
}

/** A position through the eyes of one seat (or of a spectator), with what may be done in it. */
export interface Position {
  view: { [name: string]: Json };
  to_act: number[];
  decision: Decision | null;
  actions: ActionInfo[];
  /** Every verb that belongs to the decision, possible or not, in the game's order. */
  verbs: string[];
  /** The action that only ends the turn. */
  closing: string | null;
  /** What the seats are called in sentences; null: by who sits there. */
  titles: (Message | null)[];
  goods: { [what: string]: number }[];
  round: number;
  rounds: number;
  phase: Message | null;
  over: boolean;
}

export interface TableState {
  table: TableInfo;
  /** How many moves have been written down; goes back with every one that is sent. */
  seq: number;
  /** The number of the change that this state shows; the stream resumes from it. */
  change: number;
  /** The seat through whose eyes this is, or null for a spectator. */
  seat: number | null;
  /** Null while the table waits for players. */
  position: Position | null;
  undo: { possible: boolean; reason: "" | "nothing" | "others-moved" | "revealed" | "not-allowed" };
  /** The log from the entry after `?since=` (a `seq`, or the number of the last entry that is known); all without. */
  log: Entry[];
  /** The log was cut back (an undo): throw away all entries from this number on first. */
  cut: number | null;
  answers: { [name: string]: Json };
}

/** What one tried action did. */
export interface Tried {
  text: string;
  said: Message;
  quote: { [what: string]: number };
  events: GameEvent[];
  lines: Line[];
  outcome: Outcome;
}

/** `POST /api/tables/{id}/try`: nothing is written. */
export interface Attempt {
  /** The position after the actions, as far as they can be shown. */
  position: Position;
  /** What each of the actions did. */
  entries: Tried[];
  /** The last action would reveal or draw something: what comes of it is shown only once it is confirmed. */
  settles: boolean;
}

/** `POST /api/tables/{id}/hint`: what a bot would do, in notation; null: it cannot tell. */
export interface Hint {
  action: string | null;
}

export interface Refusal {
  rule: string;
  reason: string;
  what: string;
  need: number;
  have: number;
  said: Message;
  /** The text of the rule, in English. */
  text: string;
}

export interface ChatLine {
  id: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** Every answer with a status of 400 or more. */
export interface Problem {
  error: {
    /** `stale`, `illegal`, `enough-waiting`, `enough-bots`, `not-your-seat`, `not-found`, `not-allowed`, `bad-request`, `too-many`, `busy` … */
    code: string;
    message: string;
    /** What is wrong with a name, a password or an address, in a word: `name-scripts`, `password-weak` … */
    reason?: string;
    refusal?: Refusal;
    /** With `illegal`: which of the actions was refused. */
    at?: number;
    /** With `stale`: how the table stands now. */
    state?: TableState;
  };
}

/** The data of a server-sent event; its id is the number of the change. After `end` there are no more. */
export interface Change {
  change: number;
  what: "moves" | "seats" | "chat" | "present" | "clock" | "end";
}

/** A seat of a table to be made; `person` is whoever makes it, once at most. */
export interface NewSeat {
  kind: SeatKind;
  bot?: string;
}

/** `POST /api/tables`; without seats the maker takes the first and the others are open. */
export interface NewTable {
  game: string;
  players: number;
  options?: { [name: string]: Json };
  seats?: NewSeat[];
  private?: boolean;
  title?: string;
  clock?: Clock;
  seed?: number;
}

/** `POST /api/records`: a record, as text, becomes a table. */
export interface NewRecord {
  text: string;
  seats?: NewSeat[];
  title?: string;
  private?: boolean;
}

/** `POST /api/tables/{id}/fork`: a finished game, to be played on from the position after action `at`. */
export interface Fork {
  at: number;
  seats?: NewSeat[];
  title?: string;
  private?: boolean;
  clock?: Clock;
}

/** `POST …/moves` and `…/undo`: the number of the last move that was written by it, and how the table stands now. */
export interface Moved {
  seq: number;
  state: TableState;
}

/** `GET …/fairness`: the seal of the seed (empty: there is none), and what was sealed once the game is over. */
export interface Fairness {
  practice: boolean;
  seal: string;
  seed: number | null;
  salt: string | null;
}

/** `GET …/at/{n}`: a position of the past, the move that led to it (null: the beginning), and how many there are. */
export interface Replayed {
  position: Position;
  entry: Entry | null;
  length: number;
}

/** `GET …/invitations`: `path` is the page to send to whoever is invited. */
export interface Invitation {
  seat: number;
  token: string;
  path: string;
}

/** `GET /api/games/{game}/rules?language=`. */
export interface RuleInfo {
  id: string;
  /** The heading that it stands under, such as `Build a mine`. */
  group: string;
  /** A smaller heading within the group, such as the name of a faction; else empty. */
  section: string;
  text: string;
}

/** What is wrong with a set of cards: the card and the field, as far as they are known, and the reason. */
export interface CardFault {
  card: string;
  field: string;
  /** The reason in English. */
  message: string;
  said: Message;
}

/** `POST /api/cards/check`: the cards of a TOML text as far as they can be read, and what is wrong with them. */
export interface CheckedCards {
  cards: { [field: string]: Json }[];
  fault: CardFault | null;
}

/** `GET /api/cards`: a set of cards of one's own; `text` is a TOML file. */
export interface CardSet {
  id: string;
  name: string;
  text: string;
  updated: number;
}
