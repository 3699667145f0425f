/** Tiles, tokens and octagons as they are drawn beside their rules. */
import { get } from "../../lib/api";
import type { Drawn as Drawing } from "../../lib/drawn";
import { askedOnce } from "../../lib/persistent";
import { Components, type GaiaComponents } from "./components";
import Drawn from "./Drawn.svelte";

const load = askedOnce(async () => new Components(await get<GaiaComponents>("/api/games/gaia/components")));

const drawing: Drawing = { load, Drawn };
export default drawing;
