/** What the icons of each game are, in groups: the legend of its table. The words are `legend-<icon>`. */

export const LEGENDS: Record<string, { group: string; icons: string[] }[]> = {
  gaia: [
    {
      group: "resources",
      icons: ["ore", "credit", "knowledge", "qic", "power", "charge", "token", "vp", "range", "terraform-step"],
    },
    {
      group: "planets",
      icons: [
        "planet-terra",
        "planet-oxide",
        "planet-volcanic",
        "planet-desert",
        "planet-swamp",
        "planet-titanium",
        "planet-ice",
        "planet-gaia",
        "planet-transdim",
        "planet-lost",
      ],
    },
    {
      group: "structures",
      icons: [
        "mine",
        "trading-station",
        "research-lab",
        "academy",
        "institute",
        "gaiaformer",
        "satellite",
        "federation-green",
      ],
    },
    { group: "when", icons: ["income", "once", "pass", "special-action", "special-used"] },
    {
      group: "research",
      icons: ["track-terraforming", "track-navigation", "track-ai", "track-gaia", "track-economy", "track-science"],
    },
  ],
  race: [
    { group: "cards", icons: ["card", "cards-draw", "military", "defence", "vp-chip"] },
    {
      group: "goods",
      icons: ["good-novelty", "good-rare", "good-genes", "good-alien", "good-any", "produce", "windfall"],
    },
    {
      group: "phases",
      icons: ["phase-explore", "phase-develop", "phase-settle", "phase-trade", "phase-consume", "phase-produce"],
    },
    { group: "keywords", icons: ["kw-alien", "kw-rebel", "kw-imperium", "kw-uplift", "kw-terraforming", "goal"] },
  ],
  federation: [
    {
      group: "resources",
      icons: ["lavandium", "copernium", "oceanium", "gold", "crystal", "spaceship", "accreditation"],
    },
    {
      group: "senate",
      icons: [
        "vote",
        "funding",
        "ambassador",
        "assistant-die",
        "alteration",
        "law",
        "president",
        "outer-module",
        "influence",
      ],
    },
    { group: "planets", icons: ["fed-neo", "fed-six-moons", "fed-atal", "fed-arratuin", "fed-e81216"] },
    { group: "specialists", icons: ["spec-diplomat", "spec-robot", "spec-trader", "spec-mage", "spec-miner"] },
    { group: "aims", icons: ["mission", "medal", "project", "deep-space", "megastructure", "spy", "upkeep"] },
  ],
};

/** How places of the board look: the last box of every legend. */
export const STATES = ["lit", "tried", "marked", "no"] as const;
