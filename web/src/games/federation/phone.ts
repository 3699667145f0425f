/** On phones the planets are a view of their own. */
import { MediaQuery } from "svelte/reactivity";

let narrow: MediaQuery | null = null;

export function isPhone(): boolean {
  if (typeof matchMedia !== "function") return false;
  narrow ??= new MediaQuery("max-width: 720px");
  return narrow.current;
}
