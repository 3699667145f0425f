/** Lists of tables, kept fresh while somebody looks at them. */
import { get } from "./api";
import type { TableInfo } from "./wire";

export type Shelf = "mine" | "open" | "running" | "finished";

const EVERY = 20_000;

/** The tables of some shelves; `failed` is the last error, if the lists could not be had. */
export class TableLists {
  lists = $state.raw<Partial<Record<Shelf, TableInfo[]>>>({});
  failed = $state.raw<unknown>(null);
  readonly #shelves: readonly Shelf[];

  constructor(...shelves: Shelf[]) {
    this.#shelves = shelves;
  }

  /** Ask the server now. */
  async refresh(): Promise<void> {
    try {
      const answers = await Promise.all(this.#shelves.map((shelf) => get<TableInfo[]>(`/api/tables?of=${shelf}`)));
      this.lists = Object.fromEntries(this.#shelves.map((shelf, at) => [shelf, answers[at] ?? []]));
      this.failed = null;
    } catch (error) {
      this.failed = error;
    }
  }

  /** Ask now, when the reader comes back to the page, and from time to time; the answer stops it. */
  watch(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.refresh();
    };
    void this.refresh();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

/** Tables that wait for the reader first; otherwise as they came. */
export function urgentFirst(tables: TableInfo[] | undefined): TableInfo[] | null {
  return tables?.toSorted((one, other) => Number(waitsForMe(other)) - Number(waitsForMe(one))) ?? null;
}

/** Whether a decision of the reader is owed there. */
export function waitsForMe(table: TableInfo): boolean {
  return table.status === "playing" && table.seats.some((seat) => seat.yours && table.to_act.includes(seat.seat));
}
