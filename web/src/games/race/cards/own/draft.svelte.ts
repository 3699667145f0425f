/** The set of cards that is being written: its cards, what is wrong with them, and where it is kept. */
import { get, post, put, remove } from "../../../../lib/api";
import type { CardFault, CardSet, CheckedCards } from "../../../../lib/wire";
import type { CardEntry } from "../data";
import { entryOf, freeId, writeToml } from "./toml";

const PATIENCE = 350;

export class Draft {
  /** The id under which it is kept, or "" while it is not. */
  id = $state("");
  name = $state("");
  cards = $state.raw<CardEntry[]>([]);
  at = $state(0);
  fault = $state.raw<CardFault | null>(null);
  /** The answer of the game is still awaited. */
  checking = $state(false);
  /** Something has changed since it was kept. */
  changed = $state(false);
  sets = $state.raw<CardSet[]>([]);
  readonly text = $derived(writeToml(this.cards));
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  get card(): CardEntry | undefined {
    return this.cards[this.at];
  }

  async load(): Promise<void> {
    this.sets = await get<CardSet[]>("/api/cards");
  }

  /** Begin anew, with no card. */
  clear(): void {
    Object.assign(this, { id: "", name: "", cards: [], at: 0, fault: null, changed: false });
  }

  /** Take the cards of a file: in the place of all others, or behind them. */
  async take(text: string, behind = false): Promise<void> {
    const read = await post<CheckedCards>("/api/cards/check", { text });
    if (read.fault && read.cards.length === 0) {
      this.fault = read.fault;
      return;
    }
    const before = behind ? this.cards : [];
    this.cards = [...before, ...read.cards.map(entryOf)];
    this.at = before.length;
    this.#check(0);
  }

  async open(set: CardSet): Promise<void> {
    await this.take(set.text);
    Object.assign(this, { id: set.id, name: set.name, changed: false });
  }

  /** A card behind the others: an empty one, or a copy of an example. */
  add(card: CardEntry): void {
    this.cards = [...this.cards, { ...card, id: freeId(this.cards, card.id) }];
    this.at = this.cards.length - 1;
    this.#touch();
  }

  change(fields: Partial<CardEntry>): void {
    this.cards = this.cards.map((card, at) => (at === this.at ? { ...card, ...fields } : card));
    this.#touch();
  }

  drop(): void {
    this.cards = this.cards.filter((_, at) => at !== this.at);
    this.at = Math.max(0, Math.min(this.at, this.cards.length - 1));
    this.#touch();
  }

  rename(name: string): void {
    this.name = name;
    this.changed = true;
  }

  async save(): Promise<void> {
    const body = { name: this.name, text: this.text };
    const kept = this.id ? await put<CardSet>(`/api/cards/${this.id}`, body) : await post<CardSet>("/api/cards", body);
    Object.assign(this, { id: kept.id, name: kept.name, changed: false });
    await this.load();
  }

  async forget(set: CardSet): Promise<void> {
    await remove(`/api/cards/${set.id}`);
    if (set.id === this.id) this.clear();
    await this.load();
  }

  #touch(): void {
    this.changed = true;
    this.#check(PATIENCE);
  }

  #check(after: number): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    const asked = this.#asked;
    this.checking = true;
    this.#timer = setTimeout(() => {
      void post<CheckedCards>("/api/cards/check", { text: this.text })
        .then((read) => {
          // A later question has a better answer.
          if (asked === this.#asked) this.fault = read.fault;
        })
        .catch(() => undefined)
        .finally(() => {
          if (asked === this.#asked) this.checking = false;
        });
    }, after);
  }
}
