/** The silhouettes of the structures: triangle, house, dome, temple, spire, tripod. 28 × 28, on the ground line 24. */

export interface Shape {
  body: string;
  /** The right side, shaded. */
  shade: string;
  detail?: string;
  /** Centre and radii of an ellipse around it. */
  ring?: [number, number, number, number];
  /** Where the letter is engraved: x, y, size. */
  letter: [number, number, number];
}

const academy: Shape = {
  body: "M14 2 26.5 9.5V13H25v7.5h1.5V24h-25v-3.5H3V13H1.5V9.5z",
  shade: "M14 2 26.5 9.5V13H25v7.5h1.5V24H14z",
  detail: "M1.5 12.8h25M3 20.5h22M8.3 13v7.5M19.7 13v7.5",
  letter: [14, 20, 8.5],
};

const SHAPES: { [structure: string]: Shape } = {
  mine: { body: "M14 8.5 24.5 24h-21z", shade: "M14 8.5 24.5 24H14z", letter: [14, 22.3, 8.5] },
  station: {
    body: "M6 6.5h16l3 6.5h-1.5v11h-19V13H3z",
    shade: "M14 6.5h8l3 6.5h-1.5v11H14z",
    detail: "M3.5 13h21",
    letter: [14, 22.2, 9],
  },
  lab: {
    body: "M13 2.5h2v5.7c5 .5 8.7 4.3 9 9.3H25V24H3v-6.5h1c.3-5 4-8.8 9-9.3z",
    shade: "M14 2.5h1v5.7c5 .5 8.7 4.3 9 9.3H25V24H14z",
    detail: "M3 17.5h22",
    letter: [14, 16.7, 8.5],
  },
  academy_left: academy,
  academy_right: academy,
  institute: {
    body: "M14 0 17 7l1.5 6.5 6 3.5 1.5 7H2l1.5-7 6-3.5L11 7z",
    shade: "M14 0 17 7l1.5 6.5 6 3.5 1.5 7H14z",
    ring: [14, 9, 9, 2.8],
    letter: [14, 22.6, 9],
  },
  gaiaformer: {
    body: "M14 3 21 10.5 18.8 16l3.7 8h-2.6l-3.2-6.5h-5.4L8.1 24H5.5l3.7-8L7 10.5z",
    shade: "M14 3 21 10.5 18.8 16l3.7 8h-2.6l-3.2-6.5H14z",
    letter: [14, 14.8, 8],
  },
  space_station: {
    body: "M11 4h6v5h5v-3h4v16h-4v-3h-5v5h-6v-5H6v3H2V6h4v3h5z",
    shade: "M14 4h3v5h5v-3h4v16h-4v-3h-5v5h-3z",
    detail: "M6 9v10M22 9v10",
    letter: [14, 17.2, 8.5],
  },
};

export const shapeOf = (structure: string): Shape => SHAPES[structure] ?? SHAPES.mine!;
