/** Clocks as the server tells them, counted on between two tellings. */
import type { SeatInfo, TableInfo } from "../lib/wire";

/** Milliseconds left on the clock of a seat; it runs while the seat owes a decision. */
export function left(info: SeatInfo, table: TableInfo, heard: number, now: number): number | null {
  if (info.clock === null) return null;
  const runs = table.status === "playing" && table.to_act.includes(info.seat);
  return info.clock - (runs ? Math.max(0, now - heard) : 0);
}

/** Milliseconds that are left of a time that was told, or 0. */
export const rest = (told: number, heard: number, now: number): number => Math.max(0, told - Math.max(0, now - heard));

/** `12:41`, `1:02:03`, `2 d 3 h` as digits; `−0:05` when it has run out. */
export function face(milliseconds: number, days: (days: number, hours: number) => string): string {
  const sign = milliseconds < 0 ? "−" : "";
  const seconds = Math.floor(Math.abs(milliseconds) / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return sign + days(Math.floor(hours / 24), hours % 24);
  const two = (number: number): string => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60) % 60;
  if (hours > 0) return `${sign}${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${sign}${minutes}:${two(seconds % 60)}`;
}
