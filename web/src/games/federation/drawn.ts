/** Specialists, missions, shops and tiles as they are drawn beside their rules. */
import { get } from "../../lib/api";
import type { Drawn as Drawing } from "../../lib/drawn";
import { askedOnce } from "../../lib/persistent";
import type { Files } from "./components";
import Drawn from "./Drawn.svelte";

const load = askedOnce(() => get<Files>("/api/games/federation/components"));

const drawing: Drawing = { load, Drawn };
export default drawing;
