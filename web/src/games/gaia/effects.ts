/** The symbols of what tiles, tracks, tokens and boards give. */
import type { Icon } from "./component_types";

export type { Icon };

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
