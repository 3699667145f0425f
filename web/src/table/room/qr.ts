/** A text as a QR code (ISO/IEC 18004): bytes, error correction M, versions 1 to 10; nothing is asked of anybody for it. */

/** Words of correction in each block, and how many blocks there are, by version. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
/** What is given for correction M in the words about the code. */
const LEVEL = 0;
const BYTES = 0b0100;
const PADDING = [0xec, 0x11];
/** The field of the correction, the words about mask and version, and what is laid over the first of them. */
const [FIELD, FORMAT, VERSION, FORMAT_MASK] = [0x11d, 0x537, 0x1f25, 0x5412];

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
const sizeOf = (version: number): number => 17 + 4 * version;

/** Where the small squares have their middles, in each direction. */
function alignments(version: number): number[] {
  if (version === 1) return [];
  const last = 4 * version + 10;
  return version < 7 ? [6, last] : [6, 2 * version + 8, last];
}

/** How many words a code of a version holds in all. */
function wordsIn(version: number): number {
  const squares = alignments(version).length;
  let free = (16 * version + 128) * version + 64;
  if (squares) free -= (25 * squares - 10) * squares - 55;
  if (version >= 7) free -= 36;
  return Math.floor(free / 8);
}

const dataIn = (version: number): number => wordsIn(version) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

/** The bytes of a text, told to the code and filled up. */
function dataOf(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number): void =>
    range(count).forEach((at) => bits.push((value >> (count - 1 - at)) & 1));
  put(BYTES, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  const room = 8 * dataIn(version);
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let at = 0; bits.length < room; at++) put(PADDING[at % 2]!, 8);
  return range(room / 8).map((at) => bits.slice(8 * at, 8 * at + 8).reduce((word, bit) => 2 * word + bit, 0));
}

function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * FIELD);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}

/** The words of correction for a block (Reed and Solomon). */
export function correction(data: readonly number[], count: number): number[] {
  let divisor = [1];
  let root = 1;
  for (let step = 0; step < count; step++) {
    const moved = [...divisor, 0];
    divisor = moved.map((value, at) => value ^ times(divisor[at - 1] ?? 0, root));
    root = times(root, 2);
  }
  const rest = [...data, ...range(count).map(() => 0)];
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at]!;
    divisor.forEach((value, step) => (rest[at + step]! ^= times(value, factor)));
  }
  return rest.slice(data.length);
}

/** All words in the order in which they are laid: by turns from every block. */
function interleaved(data: readonly number[], version: number): number[] {
  const [blocks, extra] = [BLOCKS[version - 1]!, CORRECTION[version - 1]!];
  const short = Math.floor(data.length / blocks);
  const longer = data.length % blocks;
  let from = 0;
  const parts = range(blocks).map((at) => {
    const length = short + (at >= blocks - longer ? 1 : 0);
    from += length;
    return data.slice(from - length, from);
  });
  const checks = parts.map((part) => correction(part, extra));
  const byTurns = (all: number[][]): number[] =>
    range(Math.max(...all.map((part) => part.length))).flatMap((at) =>
      all.flatMap((part) => (at < part.length ? [part[at]!] : [])),
    );
  return [...byTurns(parts), ...byTurns(checks)];
}

/** A value followed by what is left of it when it is divided. */
function checked(value: number, by: number, bits: number): number {
  let rest = value;
  for (let step = 0; step < bits; step++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * by);
  return (value << bits) | rest;
}

class Drawing {
  readonly size: number;
  readonly dark: boolean[][];
  /** What is no data: the squares, the lines, the words about the code. */
  readonly fixed: boolean[][];

  constructor(readonly version: number) {
    this.size = sizeOf(version);
    this.dark = range(this.size).map(() => range(this.size).map(() => false));
    this.fixed = range(this.size).map(() => range(this.size).map(() => false));
    this.#frame();
  }

  #set(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }

  #square(x: number, y: number, reach: number, light: readonly number[]): void {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        this.#set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  }

  #frame(): void {
    const far = this.size - 4;
    for (const at of range(this.size)) {
      this.#set(6, at, at % 2 === 0);
      this.#set(at, 6, at % 2 === 0);
    }
    for (const [x, y] of [[3, 3], [far, 3], [3, far]] as const) this.#square(x, y, 4, [2, 4]); // prettier-ignore
    const places = alignments(this.version);
    const last = places.length - 1;
    for (const [row, y] of places.entries())
      for (const [column, x] of places.entries()) {
        const corner = (row === 0 && column === 0) || (row === 0 && column === last) || (row === last && column === 0);
        if (!corner) this.#square(x, y, 2, [1]);
      }
    this.say(0);
    if (this.version < 7) return;
    const told = checked(this.version, VERSION, 12);
    for (const bit of range(18)) {
      const [near, away] = [Math.floor(bit / 3), this.size - 11 + (bit % 3)];
      this.#set(near, away, ((told >> bit) & 1) === 1);
      this.#set(away, near, ((told >> bit) & 1) === 1);
    }
  }

  /** The words about correction and mask, twice. */
  say(mask: number): void {
    const told = checked((LEVEL << 3) | mask, FORMAT, 10) ^ FORMAT_MASK;
    const bit = (at: number): boolean => ((told >> at) & 1) === 1;
    for (const at of range(6)) this.#set(8, at, bit(at));
    this.#set(8, 7, bit(6));
    this.#set(8, 8, bit(7));
    this.#set(7, 8, bit(8));
    for (let at = 9; at < 15; at++) this.#set(14 - at, 8, bit(at));
    for (const at of range(8)) this.#set(this.size - 1 - at, 8, bit(at));
    for (let at = 8; at < 15; at++) this.#set(8, this.size - 15 + at, bit(at));
    this.#set(8, this.size - 8, true);
  }

  /** Lay the words in columns of two, upwards and downwards by turns. */
  fill(words: readonly number[]): void {
    let at = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      const upwards = ((right + 1) & 2) === 0;
      for (const step of range(this.size))
        for (const x of [right, right - 1]) {
          const y = upwards ? this.size - 1 - step : step;
          if (this.fixed[y]![x] || at >= 8 * words.length) continue;
          this.dark[y]![x] = ((words[at >> 3]! >> (7 - (at & 7))) & 1) === 1;
          at++;
        }
    }
  }

  mask(mask: number): void {
    const turns = MASKS[mask]!;
    for (const y of range(this.size))
      for (const x of range(this.size)) if (!this.fixed[y]![x] && turns(x, y)) this.dark[y]![x] = !this.dark[y]![x];
  }

  /** How hard it is to read: long runs, blocks, what looks like a corner, more of one than of the other. */
  get trouble(): number {
    const columns = range(this.size).map((x) => this.dark.map((row) => row[x]!));
    const lines = [...this.dark, ...columns].map((line) => line.map((dark) => (dark ? "1" : "0")).join(""));
    let sum = 0;
    for (const line of lines) {
      for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
      sum += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length;
    }
    for (const y of range(this.size - 1))
      for (const x of range(this.size - 1)) {
        const four = [this.dark[y]![x], this.dark[y]![x + 1], this.dark[y + 1]![x], this.dark[y + 1]![x + 1]];
        if (new Set(four).size === 1) sum += 3;
      }
    const share = this.dark.flat().filter(Boolean).length / this.size ** 2;
    return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
  }
}

/** The rows of a code, dark or light; null where the text is too long for one that a phone reads with ease. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = range(BLOCKS.length)
    .map((at) => at + 1)
    .find((each) => 4 + lengthBits(each) + 8 * bytes.length <= 8 * dataIn(each));
  if (!version) return null;
  const words = interleaved(dataOf(bytes, version), version);
  const tried = range(MASKS.length).map((mask) => {
    const drawing = new Drawing(version);
    drawing.fill(words);
    drawing.mask(mask);
    drawing.say(mask);
    return drawing;
  });
  return tried.reduce((best, one) => (one.trouble < best.trouble ? one : best)).dark;
}
