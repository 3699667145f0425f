/** Why something is advised, in one sentence: by the verb, or more exactly by the verb with one of its words. */

/** Whether there is such a message. */
type Has = (key: string) => boolean;

/** The message for an action in its notation, or null; the most exact one. */
export function reasonFor(game: string, action: string, has: Has): string | null {
  const [verb, ...more] = action.split(" ");
  const keys = [...more.map((word) => `hint-why-${game}-${verb}-${word}`), `hint-why-${game}-${verb}`];
  return keys.find(has) ?? null;
}
