/** Times and places as the reader's language writes them. */
import { language, t } from "./language.svelte";
import type { Clock, TableSummary } from "./wire";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A text that begins a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A day: without the year if it is this year's. */
export function dayText(at: number): string {
  const day = new Date(at);
  const year = day.getFullYear() === new Date().getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(language(), { day: "numeric", month: "short", year }).format(day);
}

/** A length of time in its two largest parts: `1 d 4 h`, `12:41`. */
export function spanText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds >= DAY) {
    return t("span-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  }
  if (seconds >= HOUR) {
    return t("span-hours", { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / MINUTE) });
  }
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
}

/** The clock of a table, in a few words. */
export function clockText(clock: Clock): string {
  if (clock.kind === "none") return t("clock-none");
  if (clock.kind === "live") {
    return t("clock-live", { minutes: Math.round(clock.seconds / MINUTE), bonus: clock.bonus });
  }
  if (clock.seconds % DAY === 0) return t("clock-days", { days: clock.seconds / DAY });
  return t("clock-hours", { hours: Math.round(clock.seconds / HOUR) });
}

/** How far a game is. */
export function roundText(table: TableSummary): string {
  return table.round ? t("row-round", { round: table.round, rounds: table.rounds }) : t("log-setup");
}

/** What a person is called; whoever has deleted their account has no name any more. */
export const personName = (name: string): string => name || t("player-deleted");

/** What a table is called: its own title, or what it is. */
export function tableTitle(table: TableSummary): string {
  if (table.title) return table.title;
  if (table.players === 1) return t("table-solo");
  const sitting = table.seats.filter((seat) => !seat.yours && (seat.kind === "person" || seat.kind === "bot"));
  if (sitting.length && sitting.every((seat) => seat.kind === "bot" && !seat.person))
    return t("table-bots", { count: sitting.length });
  const others = sitting.map((seat) => seat.person || personName(seat.name));
  const names = new Intl.ListFormat(language(), { type: "conjunction" }).format(others);
  return others.length ? t("table-with", { names }) : t("table-untitled");
}

/** The place that the reader's seat took, from 1; null for who did not play. */
export function placeOf(table: TableSummary): number | null {
  const own = table.seats.find((seat) => seat.yours);
  const score = own && table.scores[own.seat];
  if (own === undefined || score === undefined) return null;
  if (table.winners.includes(own.seat)) return 1;
  const better = table.scores.filter((other) => other > score).length;
  // A tie for the first place may be broken against one who has as many points.
  return Math.max(better + 1, table.winners.length ? 2 : 1);
}
