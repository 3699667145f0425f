/** The set of cards that is being written: its cards, what is wrong with them, and where it is kept. */
import { get, post, put, remove } from "../../../../lib/api";
import type { CheckedText, Message, OwnText, TextFault } from "../../../../lib/wire";
import type { CardDraft, CardDrafts, CardFace } from "../../view_types";
import { entryOf, freeId, writeToml, type CardEntry } from "./toml";

const PATIENCE = 350;
export const TEXTS = "/api/games/race/texts/cards";

/** A card as it is written, and what the game has read of it. */
export interface Written {
  entry: CardEntry;
  face: CardFace | null;
  powers: (Message | null)[];
  scoring: (Message | null)[];
}

const written = ({ entry, ...read }: CardDraft): Written => ({ ...read, entry: entryOf(entry) });

/** The cards of a text, and what is wrong with them. */
export async function readCards(text: string): Promise<{ cards: Written[]; fault: TextFault | null }> {
  const { shown, fault } = await post<CheckedText>(`${TEXTS}/check`, { text });
  return { cards: (shown as unknown as CardDrafts).cards.map(written), fault };
}

export class Draft {
  /** The id under which it is kept, or "" while it is not. */
  id = $state("");
  name = $state("");
  cards = $state.raw<Written[]>([]);
  at = $state(0);
  fault = $state.raw<TextFault | null>(null);
  /** The answer of the game is still awaited. */
  checking = $state(false);
  /** Something has changed since it was kept. */
  changed = $state(false);
  sets = $state.raw<OwnText[]>([]);
  readonly text = $derived(writeToml(this.cards.map(({ entry }) => entry)));
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  get card(): Written | undefined {
    return this.cards[this.at];
  }

  async load(): Promise<void> {
    this.sets = await get<OwnText[]>(TEXTS);
  }

  /** Begin anew, with no card. */
  clear(): void {
    Object.assign(this, { id: "", name: "", cards: [], at: 0, fault: null, changed: false });
  }

  /** Take the cards of a file: in the place of all others, or behind them. */
  async take(text: string, behind = false): Promise<void> {
    const read = await readCards(text);
    if (read.fault && read.cards.length === 0) {
      this.fault = read.fault;
      return;
    }
    const before = behind ? this.cards : [];
    this.cards = [...before, ...read.cards];
    this.at = before.length;
    this.#check(0);
  }

  async open(set: OwnText): Promise<void> {
    await this.take(set.text);
    Object.assign(this, { id: set.id, name: set.name, changed: false });
  }

  /** A card behind the others: an empty one, or a copy of an example. */
  add(card: Written): void {
    const entries = this.cards.map(({ entry }) => entry);
    this.cards = [...this.cards, { ...card, entry: { ...card.entry, id: freeId(entries, card.entry.id) } }];
    this.at = this.cards.length - 1;
    this.#touch(0);
  }

  change(fields: Partial<CardEntry>): void {
    const changed = (card: Written): Written => ({ ...card, entry: { ...card.entry, ...fields } });
    this.cards = this.cards.map((card, at) => (at === this.at ? changed(card) : card));
    this.#touch(PATIENCE);
  }

  drop(): void {
    this.cards = this.cards.filter((_, at) => at !== this.at);
    this.at = Math.max(0, Math.min(this.at, this.cards.length - 1));
    this.#touch(PATIENCE);
  }

  rename(name: string): void {
    this.name = name;
    this.changed = true;
  }

  async save(): Promise<void> {
    const body = { name: this.name, text: this.text };
    const kept = this.id ? await put<OwnText>(`${TEXTS}/${this.id}`, body) : await post<OwnText>(TEXTS, body);
    Object.assign(this, { id: kept.id, name: kept.name, changed: false });
    await this.load();
  }

  async forget(set: OwnText): Promise<void> {
    await remove(`${TEXTS}/${set.id}`);
    if (set.id === this.id) this.clear();
    await this.load();
  }

  #touch(after: number): void {
    this.changed = true;
    this.#check(after);
  }

  #check(after: number): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    const asked = this.#asked;
    this.checking = true;
    this.#timer = setTimeout(() => {
      void readCards(this.text)
        .then((read) => {
          // A later question has a better answer.
          if (asked !== this.#asked) return;
          this.fault = read.fault;
          this.cards = this.cards.map((card, at) => ({ ...card, ...read.cards[at], entry: card.entry }));
        })
        .catch(() => undefined)
        .finally(() => {
          if (asked === this.#asked) this.checking = false;
        });
    }, after);
  }
}
