/** Colours and letters of the seats. A number would be read as votes or influence, and several bots may share an initial. */
const COLOURS = ["blue", "red", "yellow", "white"];

export interface SeatMark {
  colour: string;
  letter: string;
}

export function markOf(seat: number): SeatMark {
  return { colour: COLOURS[seat % 4]!, letter: "ABCD"[seat % 4]! };
}
