/** The shapes that a page may take, named once: styles ask for `@media (--phone)`, scripts for `layout.phone`.
    A name of a shape is its width; `short`, `low` and `touch` go with any of them. */
export const LAYOUTS = {
  phone: "(max-width: 720px)",
  roomy: "(min-width: 721px)",
  tablet: "(min-width: 721px) and (max-width: 1199px)",
  portrait:
    "(min-width: 721px) and (max-width: 959px), (min-width: 721px) and (max-width: 1199px) and (orientation: portrait)",
  landscape: "(min-width: 960px) and (max-width: 1199px) and (orientation: landscape)",
  upright: "(max-width: 959px), (max-width: 1199px) and (orientation: portrait)",
  handheld: "(max-width: 1199px)",
  desktop: "(min-width: 1200px)",
  compact: "(max-width: 1359px)",
  wide: "(min-width: 1680px)",
  short: "(max-height: 780px)",
  low: "(max-height: 600px)",
  touch: "(max-width: 720px), (pointer: coarse)",
} as const;

export type Layout = keyof typeof LAYOUTS;

const NAMED = /@media ([^{]*\(--[^{]*)\{/g;

/** Styles with the names of layouts put in: browsers do not know custom media yet. */
export function withLayouts(css: string): string {
  return css.replace(NAMED, (_, query: string) => `@media ${everyWay(query.trim())} {`);
}

/** A comma in a query is an 'or', so that what is joined to it by 'and' is joined to each of its parts. */
function everyWay(query: string): string {
  return query
    .split(",")
    .flatMap((way) =>
      way
        .trim()
        .split(" and ")
        .reduce<string[]>((ways, part) => {
          const choices = partsOf(part.trim());
          return ways.length === 0 ? choices : ways.flatMap((one) => choices.map((choice) => `${one} and ${choice}`));
        }, []),
    )
    .join(", ");
}

function partsOf(part: string): string[] {
  const name = /^\(--(.+)\)$/.exec(part)?.[1];
  if (name === undefined) return [part];
  const query = (LAYOUTS as Record<string, string>)[name];
  if (query === undefined) throw new Error(`no layout is called '${name}'`);
  return query.split(", ");
}
