/** What hexes and seats are called where they are drawn. */
import type { Words } from "../../lib/words";
import { hexAt, type GaiaView } from "./view";
import { capital } from "./wording";

/** `Ice planet, sector 02`; what stands there comes with it. */
function placeName(at: string, view: GaiaView, words: Words): string {
  const hex = hexAt(view, at);
  if (!hex) return at;
  const sector = words.name("sector", hex.sector);
  return hex.planet ? `${words.text(`gaia-planet-${hex.planet}`)}, ${sector}` : `${capital(sector)}, ${at}`;
}

/** A hex as it is read aloud: planet, sector, what stands there and whose it is. */
export function hexLabel(at: string, view: GaiaView, words: Words): string {
  const hex = hexAt(view, at);
  if (!hex) return at;
  const parts = [placeName(at, view, words)];
  if (hex.structure && hex.owner !== undefined) parts.push(owned(hex.structure, hex.owner, view, words));
  if (hex.guest !== undefined) parts.push(owned("mine", hex.guest, view, words));
  if (hex.gaiaformer !== undefined && !hex.structure) parts.push(owned("gaiaformer", hex.gaiaformer, view, words));
  if (hex.station !== undefined) parts.push(owned("space_station", hex.station, view, words));
  for (const seat of hex.satellites ?? []) parts.push(owned("satellite", seat, view, words));
  return parts.join(", ");
}

function owned(piece: string, seat: number, view: GaiaView, words: Words): string {
  const structure = words.name("structure", piece);
  return words.text("planet-of", { structure, seat: seatName(view, seat, words) });
}

/** A seat is called by its faction. */
export function seatName(view: GaiaView, seat: number, words: Words): string {
  const faction = view.seats[seat]?.faction;
  return faction ? words.name("faction", faction) : words.seat(seat);
}
