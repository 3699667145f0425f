/** Colours and letters of the seats: the colour of the home planet, a letter of its own for every faction. */
import { components } from "./components";
import type { GaiaView } from "./view";

const LETTERS: { [faction: string]: string } = {
  terrans: "T",
  lantids: "L",
  xenos: "X",
  gleens: "G",
  taklons: "K",
  ambas: "A",
  hadsch_hallas: "H",
  ivits: "I",
  geodens: "D",
  bal_taks: "B",
  firaks: "F",
  bescods: "C",
  nevlas: "N",
  itars: "R",
};
/** Until the faction is chosen. */
const COLOURS = ["blue", "red", "yellow", "white"];

export interface SeatMark {
  colour: string;
  letter: string;
}

export function markOf(view: GaiaView, seat: number): SeatMark {
  const { faction, home } = view.seats[seat] ?? { faction: null, home: null };
  if (!faction || !home) return { colour: COLOURS[seat % 4]!, letter: String(seat + 1) };
  return {
    colour: components().colours.get(home) ?? COLOURS[seat % 4]!,
    letter: LETTERS[faction] ?? faction[0]!.toUpperCase(),
  };
}
