/** The marks of the seats where a game has none of its own. */
const COLOURS = ["blue", "red", "orange", "yellow", "brown"];

export const markOf = (seat: number): { colour: string; letter: string } => ({
  colour: COLOURS[seat % COLOURS.length]!,
  letter: String(seat + 1),
});
