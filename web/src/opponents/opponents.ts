/** Bots as people choose them: by level, with a time to think if they like. */
import { t, words } from "../lib/language.svelte";
import type { Catalogue } from "../lib/wire";

const KEY = "astrarium-opponent";

/** A bot's name in two parts: who it is, and the seconds it was given for a decision (0: what it usually takes). */
export function partsOf(bot: string): { id: string; seconds: number } {
  const given = /^(\w+):(\d+)s$/.exec(bot);
  return given ? { id: given[1]!, seconds: Number(given[2]) } : { id: bot, seconds: 0 };
}

/** The name of a bot that may think for so long. */
export const withSeconds = (id: string, seconds: number): string => (seconds ? `${id}:${seconds}s` : id);

/** What a bot is called. */
export function botName(bot: string): string {
  const { id, seconds } = partsOf(bot);
  const word = words().has(`bot-${id}`) ? t(`bot-${id}`) : id;
  return seconds ? t("bot-thinks", { bot: word, seconds }) : word;
}

/** What a level sees and does not see at this game, in a sentence or two; of other bots what is known. */
export function aboutBot(bot: string, game: string): string {
  const { id } = partsOf(bot);
  const own = `bot-about-${id}-${game}`;
  if (words().has(own)) return t(own);
  return words().has(`bot-about-${id}`) ? t(`bot-about-${id}`) : t("bot-about-other");
}

/** How strong a level is, from 1; 0 for a bot that is none. */
export const strength = (bot: string, levels: readonly string[]): number => levels.indexOf(partsOf(bot).id) + 1;

/** Whom the reader plays against by default: chosen before, or the server's own. */
export function kept(catalogue: Catalogue): string {
  const chosen = localStorage.getItem(KEY) ?? "";
  return catalogue.bots.includes(partsOf(chosen).id) ? chosen : catalogue.default_bot;
}

/** Play against this bot by default. */
export const keep = (bot: string): void => localStorage.setItem(KEY, bot);
