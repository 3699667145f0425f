/** Making tables: what is sent to the server. */
import { post } from "../lib/api";
import { firstTable } from "../guide/guides";
import { kept } from "../opponents/opponents";
import { go } from "../lib/router.svelte";
import type { Catalogue, Clock, GameInfo, Json, TableState } from "../lib/wire";

export type SeatChoice = "me" | "open" | "invited" | "bot";

export interface SeatPlan {
  choice: SeatChoice;
  bot: string;
}

export interface TablePlan {
  game: string;
  seats: SeatPlan[];
  options: { [name: string]: Json };
  clock: Clock;
  title: string;
  private: boolean;
  seed: string;
}

export const NO_CLOCK: Clock = { kind: "none", seconds: 0, bonus: 0, zero: "wait" };

/** How many sit at a table that is made with one click: three where the game allows it. */
export const usualPlayers = (game: GameInfo): number => Math.max(game.min_players, Math.min(3, game.max_players));

/** The seats of a table against bots. */
export function againstBots(players: number, bot: string): SeatPlan[] {
  return Array.from({ length: players }, (_, seat) => ({ choice: seat === 0 ? "me" : "bot", bot }));
}

/** Give a seat to somebody else: there is one `me` at most, so whoever had it takes what the new one had. */
export function reseat(seats: readonly SeatPlan[], at: number, choice: SeatChoice): SeatPlan[] {
  const before = seats[at]?.choice ?? "open";
  return seats.map((seat, index) => {
    if (index === at) return { ...seat, choice };
    return choice === "me" && seat.choice === "me" ? { ...seat, choice: before } : seat;
  });
}

/** The body of the request that makes a table. */
export function request(plan: TablePlan): { [name: string]: Json } {
  const seats = plan.seats.map(({ choice, bot }): Json => {
    if (choice === "bot") return { kind: "bot", bot };
    return { kind: choice === "me" ? "person" : choice };
  });
  const clock = plan.clock.kind === "none" ? NO_CLOCK : plan.clock;
  const body: { [name: string]: Json } = {
    game: plan.game,
    players: plan.seats.length,
    options: plan.options,
    seats,
    private: plan.private,
    title: plan.title.trim(),
    clock: { ...clock },
  };
  if (/^\d+$/.test(plan.seed.trim())) body.seed = Number(plan.seed.trim());
  return body;
}

/** Make a table and go there. */
export async function open(plan: TablePlan): Promise<void> {
  const made = await post<TableState>("/api/tables", request(plan));
  go(`/table/${made.table.id}`);
}

/** The table of a first game, with its guide. */
export async function learn(catalogue: Catalogue, game: GameInfo, title: string): Promise<void> {
  const made = await post<TableState>("/api/tables", firstTable(game.id, title, catalogue.default_bot));
  go(`/table/${made.table.id}?guide`);
}

/** A table against bots, at once. */
export async function playNow(catalogue: Catalogue, game: GameInfo): Promise<void> {
  const seats = againstBots(usualPlayers(game), kept(catalogue));
  await open({ game: game.id, seats, options: {}, clock: NO_CLOCK, title: "", private: true, seed: "" });
}
