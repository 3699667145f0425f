/** Lists of tables, page by page, kept fresh while somebody looks at them. */
import { get, put, remove } from "./api";
import { showWaiting } from "./installed";
import { Persistent } from "./persistent";
import type { ClockKind, SeatSummary, TablePage, TableSummary } from "./wire";

export type Shelf = "mine" | "open" | "running" | "finished" | "away";

/** What a list is narrowed to; an empty text or a zero is anything. */
export interface Filter {
  game: string;
  clock: ClockKind | "";
  /** At least so many open seats; only where there are any. */
  seats: number;
}

export const ANY: Filter = { game: "", clock: "", seats: 0 };

/** How many tables are shown more at a time. */
export const PAGE = 30;

const EVERY = 20_000;
/** The most that the server tells at once. */
const LARGEST = 100;

/** The tables of some shelves; `failed` is the last error, if the lists could not be had. */
export class TableLists {
  lists = $state.raw<Partial<Record<Shelf, TableSummary[]>>>({});
  /** The shelves that have more than is shown. */
  more = $state.raw<ReadonlySet<Shelf>>(new Set());
  failed = $state.raw<unknown>(null);
  readonly #wanted: Map<Shelf, number>;
  #filter = ANY;
  #asked = 0;

  /** Shelves, and how many tables of each are shown at first. */
  constructor(shelves: Partial<Record<Shelf, number>>) {
    this.#wanted = new Map(Object.entries(shelves) as [Shelf, number][]);
  }

  /** Ask the server now; an answer that comes after a later question is not taken. */
  async refresh(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const shelves = [...this.#wanted.keys()];
      const answers = await Promise.all(shelves.map((shelf) => this.#read(shelf)));
      if (asked !== this.#asked) return;
      this.lists = Object.fromEntries(shelves.map((shelf, at) => [shelf, answers[at]!.tables]));
      this.more = new Set(shelves.filter((_, at) => answers[at]!.next !== null));
      this.failed = null;
      if (this.lists.mine) showWaiting(this.lists.mine.filter(waitsForMe).length);
    } catch (error) {
      if (asked === this.#asked) this.failed = error;
    }
  }

  /** Put a game away, or bring it back. */
  async putAway(table: string, away: boolean): Promise<void> {
    try {
      await (away ? put(`/api/tables/${table}/away`, {}) : remove(`/api/tables/${table}/away`));
      await this.refresh();
    } catch (error) {
      this.failed = error;
    }
  }

  /** Show one page more of a shelf. */
  async showMore(shelf: Shelf): Promise<void> {
    this.#wanted.set(shelf, (this.lists[shelf]?.length ?? 0) + PAGE);
    await this.refresh();
  }

  /** Narrow the lists of other people's tables. */
  async narrow(filter: Filter): Promise<void> {
    this.#filter = filter;
    await this.refresh();
  }

  /** Ask now, when the reader comes back to the page, and from time to time; the answer stops it. */
  watch(): () => void {
    const fresh = new Persistent(async () => {
      await this.refresh();
      return this.failed === null;
    });
    void fresh.ask();
    const timer = setInterval(() => {
      if (!document.hidden) void fresh.ask();
    }, EVERY);
    return () => {
      clearInterval(timer);
      fresh.close();
    };
  }

  /** As many tables of a shelf as are wanted, in as many questions as that takes. */
  async #read(shelf: Shelf): Promise<TablePage> {
    const wanted = this.#wanted.get(shelf)!;
    const found: TableSummary[] = [];
    let next: string | null = "";
    while (next !== null && found.length < wanted) {
      const page: TablePage = await get<TablePage>(this.#path(shelf, Math.min(LARGEST, wanted - found.length), next));
      found.push(...page.tables);
      next = page.next;
    }
    return { tables: found, next };
  }

  #path(shelf: Shelf, limit: number, after: string): string {
    const asked = new URLSearchParams({ of: shelf, limit: String(limit) });
    if (after) asked.set("after", after);
    if (shelf === "open" || shelf === "running") {
      if (this.#filter.game) asked.set("game", this.#filter.game);
      if (this.#filter.clock) asked.set("clock", this.#filter.clock);
    }
    if (shelf === "open" && this.#filter.seats) asked.set("open_seats", String(this.#filter.seats));
    return `/api/tables?${asked.toString()}`;
  }
}

/** Tables that wait for the reader first, then those about which there is something to know; otherwise as they came. */
export function urgentFirst(tables: TableSummary[] | undefined): TableSummary[] | null {
  const urgency = (table: TableSummary): number => (waitsForMe(table) ? 2 : table.notice ? 1 : 0);
  return tables?.toSorted((one, other) => urgency(other) - urgency(one)) ?? null;
}

/** Whether the reader plays there without other people: such a game can be put away. */
export function isAlone(table: TableSummary): boolean {
  const other = (seat: SeatSummary): boolean => !seat.yours && (seat.kind === "person" || seat.person !== "");
  return table.status === "playing" && table.seats.some((seat) => seat.yours) && !table.seats.some(other);
}

/** Whether a decision of the reader is owed there, and no bot makes it. */
export function waitsForMe(table: TableSummary): boolean {
  const owes = (seat: SeatSummary): boolean => seat.yours && seat.kind === "person" && table.to_act.includes(seat.seat);
  return table.status === "playing" && table.seats.some(owes);
}
