/** What the site says of Race for the Galaxy before a table of it is open. */
import type { Cover } from "../../lib/covers";
import Art from "./Art.svelte";
import course from "./course.json";
import { RACE } from "./guide";

const cover: Cover = {
  symbol: "tableau",
  Art,
  course: { game: course, steps: RACE },
  legend: [
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
  editors: {
    cards: {
      path: "/cards",
      icon: "card",
      title: "cards-title",
      about: "cards-option",
      write: "cards-write",
      none: "cards-none",
    },
  },
};

export default cover;
