/** What rules come to in a game as it stands, for whoever reads. */
import { get } from "../lib/api";
import { loadWords } from "../lib/language.svelte";
import { untilAnswered } from "../lib/persistent";
import type { Beside, TableState } from "../lib/wire";
import { named } from "../table/seating";

export interface Now {
  all: Beside[];
  /** What the seats are called. */
  names: string[];
}

/** The numbers of a table at this moment; nothing where it has none to tell. */
export function nowAt(table: string, game: string): Promise<Now> {
  const path = `/api/tables/${encodeURIComponent(table)}`;
  return untilAnswered(async () => {
    const [all, state] = await Promise.all([get<Beside[]>(`${path}/now`), get<TableState>(path), loadWords(game)]);
    return { all, names: state.table.seats.map((seat) => named(state.table, seat.seat)) };
  }).catch(() => ({ all: [], names: [] }));
}
