/** What the sheet of keys lists: the keys that every table knows, in four groups. */

export interface Listed {
  caps: string[];
  /** The message that says what it does. */
  does: string;
}

export const SHEET: { title: string; keys: Listed[] }[] = [
  {
    title: "keys-decide",
    keys: [
      { caps: ["1–9"], does: "keys-digit" },
      { caps: ["Enter"], does: "keys-enter" },
      { caps: ["Esc"], does: "keys-escape" },
      { caps: ["U"], does: "keys-back" },
      { caps: ["Shift", "U"], does: "keys-redo" },
      { caps: ["D"], does: "keys-decline" },
      { caps: ["?"], does: "keys-why" },
      { caps: ["H"], does: "keys-hint" },
    ],
  },
  {
    title: "keys-look",
    keys: [
      { caps: ["←", "↑", "→", "↓"], does: "keys-arrows" },
      { caps: ["Tab"], does: "keys-tab" },
      { caps: ["L", "C", "N"], does: "keys-panels" },
      { caps: ["+", "−", "0"], does: "keys-zoom" },
    ],
  },
  {
    title: "keys-others",
    keys: [
      { caps: ["Space"], does: "keys-next" },
      { caps: ["End"], does: "keys-last" },
      { caps: ["P"], does: "keys-plan" },
    ],
  },
  {
    title: "keys-about",
    keys: [
      { caps: ["K"], does: "keys-keys" },
      { caps: ["I"], does: "keys-rules" },
    ],
  },
];
