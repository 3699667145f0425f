/** Words as a search compares them: without their endings, and however their letters are typed. */

/** Endings of nouns, adjectives and verbs in Russian and Ukrainian, the longest first. */
const CYRILLIC = [
  ["иями", "ями", "ами", "ого", "его", "ому", "ему", "ыми", "ими", "ать", "ять", "ить", "еть", "ешь", "ете", "ует"],
  ["ією", "ями", "ють", "ити", "ати", "ють", "ість", "ості", "ого", "ому", "ими", "ует", "ують", "ує"],
  ["ия", "ие", "ии", "ию", "ий", "ый", "ой", "ей", "ая", "яя", "ое", "ее", "ые", "ие", "ую", "юю", "ов", "ев", "ом"],
  ["ем", "ам", "ям", "ах", "ях", "их", "ых", "им", "ым"],
  ["іями", "іях", "ія", "ію", "ій", "ою", "ею", "ів", "їв", "єю", "ої", "ії", "их", "ім", "ям"],
  ["а", "я", "о", "е", "и", "ы", "у", "ю", "ь", "й", "і", "ї", "є"],
]
  .flat()
  .sort((one, other) => other.length - one.length);

const ENGLISH: [RegExp, string][] = [
  [/'s$/, ""],
  [/ies$/, "y"],
  [/(ss|x|ch|sh)es$/, "$1"],
  [/([^su])s$/, "$1"],
  [/(\w{3,})ing$/, "$1"],
  [/(\w{3,})ed$/, "$1"],
  [/e$/, ""],
];

/** How Cyrillic letters are written by who has only Latin ones at hand. */
const LATIN: Record<string, string> = Object.fromEntries(
  "а:a б:b в:v г:g ґ:g д:d е:e ж:zh з:z и:i і:i ї:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh щ:sch ъ: ы:i ь: э:e є:e ю:iu я:ia"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

const LEAST = 3;
/** Long endings are taken off long words only: `нічого` is no form of `нічия`. */
const LONG_ENDING = 3;
const CYRILLIC_LETTER = /[а-яґєіїё]/;

/** Letters that are typed in more than one way count as one: `ё` and `е`, the apostrophes. */
export const folded = (text: string): string => text.toLowerCase().replace(/ё/g, "е").replace(/[’ʼ`]/g, "'");

/** A word without its ending. */
export function stem(word: string): string {
  const plain = folded(word);
  if (CYRILLIC_LETTER.test(plain)) {
    const ending = CYRILLIC.find(
      (one) => plain.endsWith(one) && plain.length - one.length >= LEAST + Number(one.length >= LONG_ENDING),
    );
    return ending ? plain.slice(0, -ending.length) : plain;
  }
  if (plain.length <= LEAST) return plain;
  return ENGLISH.reduce((left, [pattern, instead]) => left.replace(pattern, instead), plain);
}

/** A stem in Latin letters, so that `shahta` finds `шахта`. */
function latin(stemmed: string): string {
  const letters = [...stemmed].map((letter) => LATIN[letter] ?? letter).join("");
  return letters.replace(/kh/g, "h").replace(/shch/g, "sch").replace(/[yj]/g, "i");
}

/** How well a word of a text answers a word of a question: 3 the same, 2 another form, 1 its beginning, 0 not. */
export function likeness(word: string, asked: string): number {
  const [one, other] = [folded(word), folded(asked)];
  if (one === other) return 3;
  const [stemmed, wanted] = [stem(one), stem(other)];
  if (stemmed === wanted) return 2;
  if (other.length >= LEAST && (one.startsWith(other) || (wanted.length > LEAST && stemmed.startsWith(wanted))))
    return 1;
  const foreign = CYRILLIC_LETTER.test(one) && !CYRILLIC_LETTER.test(other) && other.length > LEAST;
  return foreign && latin(stemmed) === stemmedLatin(other) ? 2 : 0;
}

/** A transliterated word without the ending that it would have in Cyrillic. */
function stemmedLatin(word: string): string {
  return latin(word).replace(/(iiami|iami|ami|iia|iiu|ii|ogo|omu|oi|ia|iu|ov|[aoeiu])$/, "");
}
