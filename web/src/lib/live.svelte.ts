/** What changes at a table, as it changes: server-sent events that resume where they stopped. */
import type { Change } from "./wire";

export type Connection = "connecting" | "live" | "lost";

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15000;
/** The server shows signs of life every 15 seconds; a connection that is silent for longer has broken unnoticed. */
const LONGEST_SILENCE = 50_000;

/** The stream of one table. `connection` is reactive. */
export class Live {
  connection = $state<Connection>("connecting");
  readonly #path: string;
  readonly #tell: (change: Change) => void;
  #last: number;
  #source: EventSource | null = null;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** When the last sign of life came, by the clock on the wall: timers stand still while the machine sleeps. */
  #alive = Date.now();

  /** Changes after number `from` are told; `tell` may be called for changes that were missed meanwhile. */
  constructor(table: string, from: number, tell: (change: Change) => void) {
    this.#path = `/api/tables/${encodeURIComponent(table)}/stream`;
    this.#last = from;
    this.#tell = tell;
    this.#open();
    addEventListener("online", this.#again);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#seen);
  }

  /** Stop listening. */
  close(): void {
    removeEventListener("online", this.#again);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#seen);
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#source?.close();
    this.#source = null;
  }

  #open(): void {
    this.#source?.close();
    const source = new EventSource(`${this.#path}?from=${this.#last}`);
    this.#source = source;
    this.#listen();
    source.onopen = () => {
      this.connection = "live";
      this.#pause = FIRST_PAUSE;
      this.#listen();
    };
    source.onmessage = (event: MessageEvent<string>) => this.#heard(event);
    source.onerror = () => this.#broken(source);
  }

  #listen(): void {
    this.#alive = Date.now();
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.#dead, LONGEST_SILENCE);
  }

  /** Nothing has come for too long, not even an answer to the question for a stream. */
  readonly #dead = (): void => {
    this.connection = "lost";
    this.#again();
  };

  /** The machine has no network: a stream that is open may stand for a long time before it is found broken. */
  readonly #cut = (): void => {
    this.#source?.close();
    this.connection = "lost";
  };

  readonly #seen = (): void => {
    if (!document.hidden && Date.now() - this.#alive > LONGEST_SILENCE) this.#dead();
  };

  #heard(event: MessageEvent<string>): void {
    const change = JSON.parse(event.data) as Change;
    this.#listen();
    // Who is looking at the table, and clocks, may be told without a number of their own.
    this.#last = Math.max(this.#last, change.change);
    // The browser would come back to a stream that has ended, again and again.
    if (change.what === "end") this.close();
    this.#tell(change);
  }

  #broken(source: EventSource): void {
    this.connection = "lost";
    // The browser tries again by itself, except after an answer that is no stream.
    if (source.readyState !== EventSource.CLOSED) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#again, this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  readonly #again = (): void => {
    clearTimeout(this.#timer);
    if (this.connection !== "live") this.#open();
  };
}
