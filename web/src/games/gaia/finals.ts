/** The symbols of the final scoring tiles. */
const ICONS: { [tile: string]: string } = {
  structures: "structures",
  in_federations: "federation-green",
  types: "planet-types",
  gaia: "planet-gaia",
  sectors: "sector",
  satellites: "satellite",
};

export const finalIcon = (tile: string): string => ICONS[tile] ?? "graph";
