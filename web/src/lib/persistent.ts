/** A question that is asked until it has been answered: again after a pause, and at once when that may help. */
import { isPassing } from "./api";

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15_000;
const RETRY = 8000;

/** The answer to a question that may have to be asked several times; an error that will not pass is one. */
export function untilAnswered<Answer>(
  ask: () => Promise<Answer>,
  troubled: (error: unknown) => void = () => {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const question = new Persistent(async () => {
      try {
        resolve(await ask());
      } catch (error) {
        if (isPassing(error)) {
          troubled(error);
          return false;
        }
        reject(error as Error);
      }
      question.close();
      return true;
    });
    void question.ask();
  });
}

/** A question whose answer is kept; what has failed is asked again by whoever wants to know next. */
export function askedOnce<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | null = null;
  return () =>
    (asked ??= ask().catch((error: unknown) => {
      asked = null;
      throw error;
    }));
}

/** Try again now and then, and at once when the network is back or somebody comes back to the page; the answer stops it. */
export function whenItMayHelp(again: () => void): () => void {
  const seen = (): void => {
    if (!document.hidden) again();
  };
  const timer = setInterval(seen, RETRY);
  addEventListener("online", again);
  document.addEventListener("visibilitychange", seen);
  return () => {
    clearInterval(timer);
    removeEventListener("online", again);
    document.removeEventListener("visibilitychange", seen);
  };
}

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
