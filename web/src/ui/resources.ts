/** Which symbol and which colour stand for a resource, in all games. */

const SYMBOLS: Record<string, string> = {
  credits: "credit",
  tokens: "token",
  step: "terraform-step",
  steps: "terraform-step",
  terraform_steps: "terraform-step",
  range_bonus: "range",
  ship: "spaceship",
  degree: "accreditation",
  die: "assistant-die",
  marker: "mission",
  cards: "card",
};

const TONES: Record<string, string> = {
  credits: "credit",
  tokens: "power",
  charge: "power",
  steps: "step",
  terraform_steps: "step",
  range_bonus: "range",
  gaiaformer: "gaia",
  cards: "card",
};

/** The symbol of a resource. */
export const symbolOf = (what: string): string => SYMBOLS[what] ?? what.replaceAll("_", "-");

/** The colour of a resource, as the value of `data-res`. */
export const toneOf = (what: string): string => TONES[what] ?? what;
