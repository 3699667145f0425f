/** The rules that govern what lies on the table: those of a place, of a card's powers, and of single cards. */
import type { Target } from "../../table/board";
import { cardOf, type CardData } from "./cards/data";
import type { Power } from "./cards/power";
import { split } from "./notation";
import type { RaceView } from "./view";

const ACTIONS: { [action: string]: string[] } = {
  explore_5: ["RG-EXPL-01", "RG-EXPL-02"],
  explore_1_1: ["RG-EXPL-01", "RG-EXPL-03"],
  develop: ["RG-DEV-01", "RG-DEV-04"],
  settle: ["RG-SETTLE-01", "RG-SETTLE-03"],
  consume_trade: ["RG-TRADE-01", "RG-TRADE-02", "RG-CONS-01"],
  consume_2x: ["RG-CONS-01", "RG-CONS-08"],
  produce: ["RG-PROD-01", "RG-PROD-02"],
};

/** What a kind of power follows from. */
const POWERS: { [kind: string]: string[] } = {
  explore_draw: ["RG-EXPL-04"],
  explore_keep: ["RG-EXPL-04"],
  develop_draw_at_start: ["RG-DEV-02"],
  develop_discount: ["RG-DEV-04"],
  develop_draw_after: ["RG-DEV-08"],
  military: ["RG-MIL-02", "RG-MIL-11"],
  military_against: ["RG-MIL-04", "RG-MIL-03"],
  military_by_sacrifice: ["RG-MIL-09"],
  military_by_hand_discard: ["RG-MIL-10", "RG-MIL-15"],
  settle_discount: ["RG-SETTLE-07"],
  settle_free_by_sacrifice: ["RG-SETTLE-09", "RG-SETTLE-10"],
  pay_for_military: ["RG-MIL-06", "RG-MIL-07"],
  settle_draw_after: ["RG-SETTLE-11"],
  settle_second_world: ["RG-SETTLE-13", "RG-SETTLE-17"],
  trade_bonus: ["RG-TRADE-03"],
  trade_bonus_this_world: ["RG-TRADE-04"],
  trade_bonus_per_symbol: ["RG-TRADE-05"],
  consume: ["RG-CONS-01", "RG-CONS-07"],
  consume_different_kinds: ["RG-CONS-10"],
  consume_all: ["RG-CONS-11"],
  consume_hand_cards: ["RG-CONS-14"],
  consume_draw: ["RG-CONS-15"],
  consume_gamble: ["RG-CONS-16"],
  produce_here: ["RG-PROD-01"],
  produce_here_by_hand_discard: ["RG-PROD-10"],
  draw_if_produced_here: ["RG-PROD-05"],
  produce_on_windfall: ["RG-PROD-03"],
  produce_draw: ["RG-PROD-08"],
  draw_per_good_produced: ["RG-PROD-07", "RG-PROD-13"],
  draw_per_kind_produced: ["RG-PROD-07"],
  draw_if_most_produced: ["RG-PROD-09"],
  draw_per_world: ["RG-PROD-08"],
};

/** Rules that speak of a card by its name. */
const CARDS: { [card: string]: string[] } = {
  alien_tech_institute: ["RG-SIX-01"],
  free_trade_association: ["RG-SIX-02"],
  galactic_federation: ["RG-SIX-03"],
  galactic_imperium: ["RG-SIX-04", "RG-MIL-03"],
  galactic_renaissance: ["RG-SIX-05"],
  galactic_survey_seti: ["RG-SIX-06"],
  merchant_guild: ["RG-SIX-07"],
  mining_league: ["RG-SIX-08"],
  new_economy: ["RG-SIX-09"],
  new_galactic_order: ["RG-SIX-10"],
  pan_galactic_league: ["RG-SIX-11"],
  trade_league: ["RG-SIX-12"],
  galactic_genome_project: ["RG-SIX-13"],
  imperium_lords: ["RG-SIX-14", "RG-CARD-10", "RG-CARD-12"],
  terraforming_guild: ["RG-SIX-15"],
  ancient_race: ["RG-SETUP-11", "RG-CARD-01", "RG-CARD-14"],
  alpha_centauri: ["RG-SETUP-10"],
  contact_specialist: ["RG-CARD-02"],
  gambling_world: ["RG-CONS-22"],
  gambling_world_gs: ["RG-CARD-03", "RG-CONS-22"],
  improved_logistics: ["RG-CARD-06"],
  space_mercenaries: ["RG-CARD-05"],
  clandestine_uplift_lab: ["RG-CARD-07", "RG-CARD-14"],
  alien_toy_shop: ["RG-CARD-08"],
  damaged_alien_factory: ["RG-CARD-09"],
  terraformed_world: ["RG-CARD-13"],
  runaway_robots: ["RG-PROD-06"],
  rebel_sympathizers: ["RG-PROD-06"],
  alien_rosetta_stone_world: ["RG-SETTLE-10"],
  diversified_economy: ["RG-CARD-09"],
};

const GOALS: { [goal: string]: string } = {
  production_leader: "RG-GOAL-17",
  greatest_infrastructure: "RG-GOAL-18",
  greatest_military: "RG-GOAL-19",
  largest_industry: "RG-GOAL-20",
  budget_surplus: "RG-GOAL-21",
  system_diversity: "RG-GOAL-22",
  galactic_status: "RG-GOAL-23",
  overlord_discoveries: "RG-GOAL-24",
  galactic_standard_of_living: "RG-GOAL-25",
  innovation_leader: "RG-GOAL-26",
};

/** What is asked of a card in each place. */
const PLACES: { [place: string]: string[] } = {
  start: ["RG-SETUP-06", "RG-DRAFT-06"],
  pack: ["RG-EXPL-05", "RG-EXPL-08"],
  placing: ["RG-SETTLE-08"],
};

function powerRules(power: Power): string[] {
  if (power.kind === "consume_at_trade_price") return [power.priced ? "RG-CONS-13" : "RG-CONS-12"];
  if (power.kind === "military_against") return [power.keyword ? "RG-MIL-03" : "RG-MIL-04"];
  return POWERS[power.kind] ?? ["RG-POW-01"];
}

function placingRules(card: CardData): string[] {
  if (card.type === "development") return ["RG-DEV-04", "RG-DEV-06"];
  return card.type === "military" ? ["RG-MIL-01", "RG-SETTLE-04"] : ["RG-SETTLE-02"];
}

const goodRules = (card: CardData): string[] =>
  card.mode === "windfall" ? ["RG-SETTLE-05", "RG-GOOD-04"] : card.mode ? ["RG-PROD-01"] : [];

/** The rules of a card, wherever it lies: what is its own first, then its powers, then how it is placed. */
export function cardRules(card: CardData): string[] {
  const score = card.scoring.length > 0 && !card.own ? ["RG-SCORE-02"] : [];
  const own = card.own ? ["RG-CUST-03"] : [];
  return [
    ...new Set([
      ...(CARDS[card.id] ?? []),
      ...own,
      ...card.powers.flatMap(powerRules),
      ...goodRules(card),
      ...placingRules(card),
      ...score,
    ]),
  ];
}

export function rulesOf(target: Target, view: RaceView): string[] {
  const { place, id } = split(target);
  if (place === "action") return [...(ACTIONS[id] ?? []), view.duel ? "RG-DUEL-02" : "RG-ACT-01", "RG-ROUND-03"];
  if (place === "goal") return [GOALS[id] ?? "RG-GOAL-01", "RG-GOAL-04", "RG-GOAL-08"];
  return [...new Set([...cardRules(cardOf(id, view)), ...(PLACES[place] ?? [])])];
}
