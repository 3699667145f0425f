/** Who sits where. */
import { catalogue } from "../lib/catalogue";
import { botName, kept } from "../opponents/opponents";
import { personName } from "../lib/format";
import { t } from "../lib/language.svelte";
import type { SeatInfo, SeatSummary, TableSummary } from "../lib/wire";

/**
 * What whoever sits there is called: a person by name, also where a bot stands in for them, a bot by its word, and by
 * its seat if others have the same.
 */
export function called({ kind, name, person, seat }: SeatSummary, seats: readonly SeatSummary[] = []): string {
  if (kind === "person" || person) return personName(person || name);
  if (kind !== "bot") return name;
  const word = botName(name);
  const alike = seats.filter((one) => one.kind === "bot" && !one.person && one.name === name);
  return alike.length > 1 ? `${word} ${seat + 1}` : word;
}

/** The name of whoever sits there; `otherwise` where the rules themselves play the seat. */
export function named(table: TableSummary, seat: number, otherwise = ""): string {
  const info = table.seats[seat];
  return (info && called(info, table.seats)) || otherwise || t("seat-number", { number: seat + 1 });
}

/** The own seat first, then clockwise; seats never move otherwise. */
export function ordered(seats: SeatInfo[], mine: number | null): SeatInfo[] {
  const first = mine ?? 0;
  return seats.map((_, i) => seats[(first + i) % seats.length]!);
}

/** Who plays a seat, in a word or two: the reader, a bot, or a bot in the reader's seat. */
export function roleOf(info: SeatSummary, mine: boolean, you: string, bot: string): string {
  return [mine ? you : "", info.kind === "bot" ? bot : ""].filter(Boolean).join(" · ");
}

/** The bot that takes an empty seat: the one that the reader plays against by default. */
export async function opponent(): Promise<string> {
  return kept(await catalogue());
}
