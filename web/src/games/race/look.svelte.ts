/** The card that is shown large at the side: the one that the pointer or the focus was on last. */

let card = $state("");

export const lookedAt = (): string => card;

export function lookAtCard(id: string): void {
  card = id;
}
