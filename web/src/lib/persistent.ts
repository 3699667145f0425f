/** A question that is asked until it has been answered: again after a pause, and at once when that may help. */

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15_000;

/** One question. `ask` answers whether all is known now; an error is no answer. */
export class Persistent {
  readonly #ask: () => Promise<boolean>;
  #asking = false;
  #again = false;
  #closed = false;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: () => Promise<boolean>) {
    this.#ask = ask;
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#seen);
  }

  /** Ask now; while an answer is awaited it is asked once more after it. */
  async ask(): Promise<void> {
    if (this.#asking) {
      this.#again = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#asking = true;
    const known = await this.#ask().catch(() => false);
    this.#asking = false;
    if (this.#closed) return;
    if (this.#again) {
      this.#again = false;
      await this.ask();
    } else if (known) this.#pause = FIRST_PAUSE;
    else {
      this.#timer = setTimeout(this.#now, this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    }
  }

  /** Ask no more. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#seen);
  }

  readonly #now = (): void => void this.ask();

  /** Somebody comes back to the page: the machine may have slept, and with it the stream. */
  readonly #seen = (): void => {
    if (!document.hidden) void this.ask();
  };
}
