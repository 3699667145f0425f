/** Written by `python -m build_tools.types` from the types in Python: change them there. */

export const FIELD_KINDS: Record<string, Record<string, string>> = {
  gaia: {
    what: "resource",
    from: "structure",
    to: "structure",
    tile: "tech",
    over: "tech",
    federation: "token",
    rescore: "token",
    board: "octagon",
    level: "area",
    with: "spend",
    areas: "area",
    factions: "faction",
    octagons: "octagon",
    aspects: "aspect",
  },
  race: {
    world: "card",
    worlds: "card",
    names: "card",
    placing: "card",
    actions: "action",
    faces: "face",
    counter: "face",
    on: "space",
  },
  federation: {
    production: "structure",
    mega: "structure",
    law: "planet",
    room: "action",
  },
};
