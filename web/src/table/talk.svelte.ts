/** What is said at a table, and how much of it has not been read. */
import { get, isPassing } from "../lib/api";
import { failure } from "../lib/failures";
import { Persistent } from "../lib/persistent";
import type { ChatLine } from "../lib/wire";

const EVERY = 15_000;

export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  problem = $state("");
  readonly #path: string;
  /** When the table was opened, by the clock of the server: what is older is no news. */
  #opened = $state(Infinity);
  #seen = $state(0);
  #seat: number | null = null;
  readonly #fresh = new Persistent(() => this.#ask());

  /** Lines of others that came in since somebody last looked. A change may be told though nobody has spoken. */
  readonly unread: number = $derived.by(() => this.lines.filter((line) => this.#isNews(line)).length);

  constructor(path: string) {
    this.#path = path;
  }

  /** The table is opened, by the seat that reads. */
  open(now: number, seat: number | null): void {
    this.#opened = now;
    this.#seat = seat;
  }

  /** Read what is said, until it could be read. */
  async read(): Promise<void> {
    await this.#fresh.ask();
  }

  /** Read no more. */
  close(): void {
    this.#fresh.close();
  }

  async #ask(): Promise<boolean> {
    try {
      this.lines = await get<ChatLine[]>(this.#path);
      this.problem = "";
      return true;
    } catch (error) {
      this.problem = failure(error);
      return !isPassing(error);
    }
  }

  /** Read from time to time, where no stream tells of what is said: after the end. The answer stops it. */
  watch(): () => void {
    const timer = setInterval(() => {
      if (!document.hidden) void this.read();
    }, EVERY);
    return () => clearInterval(timer);
  }

  /** Everything that is there has been on the screen. */
  look(): void {
    this.#seen = this.lines.at(-1)?.id ?? this.#seen;
  }

  #isNews(line: ChatLine): boolean {
    return line.at > this.#opened && line.id > this.#seen && (line.seat === null || line.seat !== this.#seat);
  }
}
