/** Pages on which texts of a game's own are written, by the game and the option that takes them. */
import type { GameInfo } from "../lib/wire";

export interface Editor {
  path: string;
  icon: string;
  /** The messages that name it, say what the option does with a text, invite to write, and stand for no text. */
  title: string;
  about: string;
  write: string;
  none: string;
}

const EDITORS: { [game: string]: { [option: string]: Editor } } = {
  race: {
    cards: {
      path: "/cards",
      icon: "card",
      title: "cards-title",
      about: "cards-option",
      write: "cards-write",
      none: "cards-none",
    },
  },
};

/** Where texts for an option are written, if there is such a page. */
export const editorOf = (game: string, option: string): Editor | undefined => EDITORS[game]?.[option];

/** All pages of a game. */
export const editorsOf = (game: GameInfo): Editor[] =>
  game.options.flatMap(({ name }) => editorOf(game.id, name) ?? []);
