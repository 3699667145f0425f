/** What whoever sits at a seat is called. */
import type { SeatInfo } from "../../lib/wire";
import type { Words } from "../../lib/words";
import { called } from "../../table/seating";

export function nameOf(seats: SeatInfo[], seat: number, words: Words): string {
  const info = seats[seat];
  return (info && called(info, seats)) || words.seat(seat);
}
