/**
 * The language in which the data files say what tiles, tracks, tokens and boards give: `1 ore`, `charge 4`,
 * `2 vp per gaia_planet`, `3 vp on build_mine`, a bare `gaiaformer`. Here it is read for drawing.
 */

export interface Icon {
  /** `ore`, `credits`, `knowledge`, `qic`, `vp`, `charge`, `tokens`, `steps`, `range`, `power`, `gaiaformer` … */
  what: string;
  /** 0 for a thing that is never counted. */
  amount: number;
  /** What it is counted by, or "". */
  per: string;
  /** The event that brings it every time, or "". */
  on: string;
}

const PLURAL: { [word: string]: string } = { credit: "credits", token: "tokens", step: "steps" };
const COUNTED = ["ore", "credits", "knowledge", "qic", "vp", "tokens", "steps", "power"];
const VERBS = ["charge", "range"];
const ALONE = [
  "gaiaformer",
  "tech_tile",
  "lost_planet",
  "federation_token",
  "rescore",
  "burn",
  "gaiaformer_to_gaia",
  "token_to_gaia",
];
const PER = [
  "planet_type",
  "gaia_planet",
  "sector",
  "federation_token",
  "mine",
  "trading_station",
  "research_lab",
  "institute_or_academy",
];
const EVENTS = [
  "terraforming_step",
  "advance_research",
  "build_mine",
  "build_gaia_mine",
  "build_station",
  "build_institute_or_academy",
  "gain_federation_token",
];

/** The icons of a text, in its order; a text that nobody understands is refused, not drawn wrongly. */
export function parse(text: string | undefined): Icon[] {
  if (!text?.trim()) return [];
  return text.split(",").map((part) => parseOne(part.trim()));
}

function parseOne(text: string): Icon {
  const words = text.split(/\s+/);
  const [one = "", two = "", link = "", last = ""] = words;
  if (words.length === 1 && ALONE.includes(one)) return { what: one, amount: 0, per: "", on: "" };
  if (words.length === 2 && VERBS.includes(one) && isAmount(two))
    return { what: one, amount: Number(two), per: "", on: "" };
  const what = PLURAL[two] ?? two;
  if (isAmount(one) && COUNTED.includes(what)) {
    const icon = { what, amount: Number(one), per: "", on: "" };
    if (words.length === 2) return icon;
    if (words.length === 4 && link === "per" && PER.includes(last)) return { ...icon, per: last };
    if (words.length === 4 && link === "on" && EVENTS.includes(last)) return { ...icon, on: last };
  }
  throw new Error(`an effect that cannot be drawn: ${text}`);
}

const isAmount = (word: string): boolean => /^[1-9][0-9]*$/.test(word);

/** Goods by name as icons, without what is nothing. */
export function goods(amounts: { [what: string]: number }): Icon[] {
  return Object.entries(amounts)
    .filter(([, amount]) => amount)
    .map(([what, amount]) => ({ what, amount, per: "", on: "" }));
}

/** What is drawn like something else: the symbols of all other goods have their own names. */
const DRAWN: { [what: string]: string } = {
  tech_tile: "booster",
  lost_planet: "planet-lost",
  federation_token: "federation-green",
  rescore: "federation-green",
  burn: "tokens",
  token_to_gaia: "tokens",
  gaiaformer_to_gaia: "gaiaformer",
  charged: "charge",
};

export const drawnAs = (what: string): string => DRAWN[what] ?? what;

/** What is counted, as a symbol. */
export const PER_SYMBOLS: { [per: string]: string[] } = {
  planet_type: ["planet-types"],
  gaia_planet: ["planet-gaia"],
  sector: ["sector"],
  federation_token: ["federation-green"],
  mine: ["mine"],
  trading_station: ["trading-station"],
  research_lab: ["research-lab"],
  institute_or_academy: ["institute", "academy"],
};
/** What must happen, as symbols. */
export const EVENT_SYMBOLS: { [event: string]: string[] } = {
  terraforming_step: ["terraform-step"],
  advance_research: ["track-science"],
  build_mine: ["mine"],
  build_gaia_mine: ["planet-gaia", "mine"],
  build_station: ["trading-station"],
  build_institute_or_academy: ["institute", "academy"],
  gain_federation_token: ["federation-green"],
};
