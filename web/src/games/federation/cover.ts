/** What the site says of Federation before a table of it is open. */
import type { Cover } from "../../lib/covers";
import Art from "./Art.svelte";
import course from "./course.json";
import { FEDERATION } from "./guide";

const cover: Cover = {
  symbol: "vote",
  Art,
  course: { game: course, steps: FEDERATION },
  legend: [
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

export default cover;
