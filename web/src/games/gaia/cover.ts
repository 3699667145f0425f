/** What the site says of Gaia Project before a table of it is open. */
import type { Cover } from "../../lib/covers";
import Art from "./Art.svelte";
import course from "./course.json";
import { GAIA } from "./guide";

const cover: Cover = {
  symbol: "planet-gaia",
  Art,
  course: { game: course, steps: GAIA },
  legend: [
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
};

export default cover;
