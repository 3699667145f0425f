/** A table as the server tells it: its state, its log, and other people's moves as they come in. */
import { get, isPassing, Refused } from "../lib/api";
import { loadWords } from "../lib/language.svelte";
import { Live } from "../lib/live.svelte";
import { Persistent, untilAnswered } from "../lib/persistent";
import { loadScreen } from "../lib/screens";
import { stillMotion } from "../lib/settings.svelte";
import type { Change, Entry, Position, TableState } from "../lib/wire";
import type { GameScreen } from "./board";
import { fresh, joined } from "./chronicle";
import { pace, shown } from "./pace";
import { Places } from "./places.svelte";
import { namesOf } from "./speaking";
import { Talk } from "./talk.svelte";

export type Trouble = "not-found" | "not-allowed" | "unreachable" | "failed";

/** A move of somebody else while it is being shown. */
export interface Showing {
  entry: Entry;
  position: Position | null;
}

const AFTERGLOW = 2000;

/** Milliseconds between two looks at a table whose stream does not come: something on the way may allow none. */
const WITHOUT_STREAM = 10_000;

/** Milliseconds between two looks at the chat of a game that is over, and is told no more. */
const CHAT_AFTERWARDS = 30_000;

/** What is told without a change of its own. */
const NEWS_WITHOUT_NUMBER: ReadonlySet<Change["what"]> = new Set(["present", "clock", "end"]);

export class Session {
  readonly id: string;
  state = $state.raw<TableState | null>(null);
  log = $state.raw<Entry[]>([]);
  screen = $state.raw<GameScreen | null>(null);
  trouble = $state<Trouble | null>(null);
  /** When the state was heard, by the monotonic clock of this machine: clocks are counted from here. */
  heard = $state(0);
  live = $state.raw<Live | null>(null);
  showing = $state.raw<Showing | null>(null);
  readonly talk: Talk;
  /** What the places of the board are. */
  readonly places = new Places(
    () => this.path,
    (words) => (this.state?.position ? namesOf(this.state.position, this.state.table, words) : []),
  );
  /** Called with the state before and the entries that are new, after every answer. */
  onnews: (before: TableState | null, news: Entry[]) => void = () => {};
  #closed = false;
  /** The newest change that was heard of: as long as the state is older, it is asked for. */
  #newest = 0;
  /** The stream has ended for good, so nothing else would say that the last answer was not the last. */
  #ended = false;
  #opening: Persistent | null = null;
  #fresh: Persistent | null = null;
  #skip: (() => void) | null = null;
  #afterwards: ReturnType<typeof setInterval> | undefined;
  #meanwhile: ReturnType<typeof setInterval> | undefined;

  constructor(id: string) {
    this.id = id;
    this.talk = new Talk(`${this.path}/chat`);
  }

  get path(): string {
    return `/api/tables/${encodeURIComponent(this.id)}`;
  }

  /** The reader has a seat, and no bot stands in for them. */
  get plays(): boolean {
    const seat = this.state?.seat ?? null;
    return seat !== null && this.state?.table.seats[seat]?.kind === "person";
  }

  /** Load everything that the page needs, until it is there, then listen. */
  async open(): Promise<void> {
    this.#opening ??= new Persistent(() => this.#load());
    await this.#opening.ask();
  }

  async #load(): Promise<boolean> {
    try {
      const state = await get<TableState>(this.path);
      const game = state.table.game;
      const [screen] = await Promise.all([loadScreen<GameScreen>(game), loadWords(game)]);
      await screen.load?.(state.table);
      if (this.#closed) return true;
      this.screen = screen;
      this.trouble = null;
      this.accept(state);
      this.talk.open(state.table.now, state.seat);
      this.#opening?.close();
      this.#fresh ??= new Persistent(() => this.#ask());
      if (!isOver(state)) this.#listen(state);
    } catch (error) {
      this.trouble = troubleOf(error);
    }
    return this.trouble !== "unreachable";
  }

  #listen(state: TableState): void {
    this.live ??= new Live(this.id, state.change, (change) => this.#heard(change));
    this.#meanwhile ??= setInterval(() => {
      if (!document.hidden && this.live?.connection !== "live") void this.refresh();
    }, WITHOUT_STREAM);
  }

  close(): void {
    this.#closed = true;
    this.#hangUp();
    this.#opening?.close();
    this.#fresh?.close();
    this.talk.close();
    clearInterval(this.#afterwards);
    this.skip();
  }

  /** Ask how the table stands now, until it is known. */
  async refresh(): Promise<void> {
    await this.#fresh?.ask();
  }

  /** Take over an answer, unless a later one is known already. */
  accept(state: TableState): void {
    const before = this.state;
    if (before && (state.change < before.change || this.#closed)) return;
    const log = joined(this.log, state.log, state.cut);
    const news = before ? fresh(this.log, log) : [];
    const gap = before !== null && state.cut === null && state.seq - before.seq !== news.length;
    this.log = log;
    if (before?.seq !== state.seq) this.places.forget();
    this.state = state;
    this.heard = performance.now();
    if (isOver(state)) {
      this.#hangUp();
      this.#listenToChat();
    }
    if (gap && state.log[0]?.number !== 1) void this.#readAll();
    this.onnews(before, news);
    const others = news.filter((entry) => entry.seat !== state.seat);
    if (before && others.length > 0 && !document.hidden) void this.#show(others);
  }

  /** Show the present at once. */
  skip(): void {
    this.#skip?.();
  }

  async #ask(): Promise<boolean> {
    try {
      this.accept(await get<TableState>(`${this.path}?since=${this.state?.seq ?? 0}`));
    } catch (error) {
      const trouble = troubleOf(error);
      // A table that is gone will not come back by asking again.
      if (trouble !== "not-found" && trouble !== "not-allowed") return false;
      this.trouble = trouble;
      return true;
    }
    return this.state !== null && this.state.change >= this.#newest && (!this.#ended || isOver(this.state));
  }

  /** Nothing more is to be heard: a stream is only for tables where something may happen. */
  #hangUp(): void {
    clearInterval(this.#meanwhile);
    this.live?.close();
    this.live = null;
  }

  #heard(change: Change): void {
    this.#newest = Math.max(this.#newest, change.change);
    if (change.what === "end") this.#ended = true;
    if (change.what === "chat") void this.talk.read();
    if (this.#newest > (this.state?.change ?? 0) || NEWS_WITHOUT_NUMBER.has(change.what)) void this.refresh();
  }

  #listenToChat(): void {
    this.#afterwards ??= setInterval(() => {
      if (!document.hidden) void this.talk.read();
    }, CHAT_AFTERWARDS);
  }

  /** Entries were taken back while nobody looked: the log is read from the beginning. */
  async #readAll(): Promise<void> {
    try {
      const state = await untilAnswered(() => get<TableState>(this.path));
      if (state.change >= (this.state?.change ?? 0)) this.log = state.log;
    } catch {
      // Nothing more is told of this table.
    }
  }

  /** Play other people's moves in order; still motion marks them all at once instead. */
  async #show(news: Entry[]): Promise<void> {
    this.skip();
    let skipped = false;
    const skip = new Promise<void>((resolve) => {
      this.#skip = () => {
        skipped = true;
        resolve();
      };
    });
    const mine = this.#skip;
    if (stillMotion()) {
      this.showing = { entry: { ...news.at(-1)!, events: news.flatMap((entry) => entry.events) }, position: null };
      await Promise.race([skip, pause(AFTERGLOW)]);
    } else {
      const list = shown(news);
      for (const entry of list) {
        if (skipped) break;
        const position = await Promise.race([this.positionAt(entry.number), skip.then(() => null)]);
        if (skipped) break;
        this.showing = { entry, position };
        await Promise.race([skip, pause(pace(list.length))]);
      }
    }
    // Another call may have begun to show later moves meanwhile.
    if (this.#skip === mine) {
      this.showing = null;
      this.#skip = null;
    }
  }

  /** The position after an entry of that number; null where that is the present one, or cannot be had. */
  async positionAt(number: number): Promise<Position | null> {
    if (number === this.log.at(-1)?.number) return null;
    try {
      return (await untilAnswered(() => get<{ position: Position }>(`${this.path}/at/${number}`))).position;
    } catch {
      return null;
    }
  }
}

/** Nothing more will happen at the table, but for what is said there. */
export function isOver(state: TableState): boolean {
  return state.table.status === "finished" || state.table.status === "abandoned";
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** What has gone wrong, as one of the words for it. */
export function troubleOf(error: unknown): Trouble {
  if (isPassing(error)) return "unreachable";
  if (error instanceof Refused && error.status === 404) return "not-found";
  if (error instanceof Refused && (error.status === 403 || error.status === 401)) return "not-allowed";
  return "failed";
}
