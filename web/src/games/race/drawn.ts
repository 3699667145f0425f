/** Cards as they are drawn beside the rules that name them. */
import { get } from "../../lib/api";
import type { Drawn as Drawing } from "../../lib/drawn";
import { askedOnce } from "../../lib/persistent";
import Drawn from "./Drawn.svelte";
import type { Components } from "./view_types";

const load = askedOnce(async () => {
  const { cards } = await get<Components>("/api/games/race/components");
  return new Map(cards.map((card) => [card.id, card]));
});

const drawing: Drawing = { load, Drawn };
export default drawing;
