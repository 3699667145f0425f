/** Somebody who clicks on what is not lit wants to know why. */
import type { Attachment } from "svelte/attachments";
import type { Target } from "../../table/board";

export function asksWhy(ask: (target: Target) => void): Attachment<HTMLElement> {
  return (node) => {
    const clicked = (event: MouseEvent): void => {
      const place = event.target instanceof Element ? event.target.closest("[data-target]:not(.lit)") : null;
      const target = place?.getAttribute("data-target");
      if (target) ask(target);
    };
    node.addEventListener("click", clicked);
    return () => node.removeEventListener("click", clicked);
  };
}
