/** Another game of the same people: who wants it, and wanting it oneself. */
import { post } from "../../lib/api";
import { go } from "../../lib/router.svelte";
import type { TableInfo, TableState } from "../../lib/wire";
import type { Session } from "../session.svelte";

/** Milliseconds between two looks at who wants another game: a game that is over has no stream. */
const OFTEN = 5000;

/** The people of a game: they are asked, bots always want. */
export const peopleOf = (table: TableInfo): number[] =>
  table.seats.filter((seat) => seat.kind === "person").map((seat) => seat.seat);

/** How many of the people want another game. */
export const wanting = (table: TableInfo): number =>
  peopleOf(table).filter((seat) => table.rematch?.seats.includes(seat)).length;

/** Look at who wants it for as long as the page is looked at; nothing to see where nobody else is asked. */
export function watchRematch(session: Session): () => void {
  if (peopleOf(session.state!.table).length < 2) return () => {};
  const timer = setInterval(() => {
    if (document.visibilityState === "visible") void session.refresh();
  }, OFTEN);
  return () => clearInterval(timer);
}

/** Want it: the table of the next game opens, which begins once all want it. */
export async function wantRematch(session: Session): Promise<void> {
  const next = await post<TableState>(`${session.path}/rematch`);
  go(`/table/${next.table.id}`);
}
