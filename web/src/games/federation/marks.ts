/** Colours and letters of the seats: several bots may share a name, so the sign is the number of the seat. */
const COLOURS = ["blue", "red", "yellow", "white"];

export interface SeatMark {
  colour: string;
  letter: string;
}

export function markOf(seat: number): SeatMark {
  return { colour: COLOURS[seat % 4]!, letter: String(seat + 1) };
}
