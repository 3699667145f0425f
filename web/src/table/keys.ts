/** What a key means at the table and in a replay. */

export type Command =
  | { kind: "group"; number: number }
  | { kind: "back" }
  | { kind: "redo" }
  | { kind: "enter" }
  | { kind: "escape" }
  | { kind: "why" }
  | { kind: "keys" }
  | { kind: "plan" }
  | { kind: "hint" }
  | { kind: "rules" }
  | { kind: "decline" }
  | { kind: "next" }
  | { kind: "last" }
  | { kind: "panel"; letter: string };

export interface Key {
  key: string;
  /** The place of the key, so that letters work on every keyboard layout. */
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** Letters by their place: a Cyrillic layout must not switch the keys off. */
function letter(event: Key): string {
  return /^Key[A-Z]$/.test(event.code) ? event.code[3]!.toLowerCase() : event.key.toLowerCase();
}

const PANELS = "mrblcnsafg";

export function commandOf(event: Key): Command | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.key === "Enter") return { kind: "enter" };
  if (event.key === "Escape") return { kind: "escape" };
  if (event.key === " ") return { kind: "next" };
  if (event.key === "End") return { kind: "last" };
  if (event.key === "?") return { kind: "why" };
  if (/^[1-9]$/.test(event.key)) return { kind: "group", number: Number(event.key) };
  const pressed = letter(event);
  if (pressed === "u") return { kind: event.shiftKey ? "redo" : "back" };
  if (pressed === "p") return { kind: "plan" };
  if (pressed === "k") return { kind: "keys" };
  if (pressed === "h") return { kind: "hint" };
  if (pressed === "i") return { kind: "rules" };
  if (pressed === "d") return { kind: "decline" };
  return pressed.length === 1 && PANELS.includes(pressed) ? { kind: "panel", letter: pressed } : null;
}

/** Keys belong to a field while somebody writes in it. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName);
}

export type ReplayCommand = { by: "move" | "turn" | "round"; step: -1 | 1 } | { to: "start" | "end" } | { play: true };

export function replayCommandOf(event: Key): ReplayCommand | null {
  if (event.altKey || event.metaKey) return null;
  const by = event.ctrlKey ? "round" : event.shiftKey ? "turn" : "move";
  if (event.key === "ArrowLeft") return { by, step: -1 };
  if (event.key === "ArrowRight") return { by, step: 1 };
  if (event.key === "PageUp") return { by: "round", step: -1 };
  if (event.key === "PageDown") return { by: "round", step: 1 };
  if (event.key === "Home") return { to: "start" };
  if (event.key === "End") return { to: "end" };
  return event.key === " " ? { play: true } : null;
}
