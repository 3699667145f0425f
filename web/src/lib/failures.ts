/** What went wrong, in words. */
import { Refused, Unreachable } from "./api";
import { t, words } from "./language.svelte";

/** The sentence for an error: what the server refused, or that it does not answer. */
export function failure(error: unknown): string {
  if (error instanceof Unreachable) return t("problem-unreachable");
  if (!(error instanceof Refused)) return t("problem-unknown");
  // Whoever is not known any more: the session has ended, elsewhere perhaps.
  const code = error.code === "unknown" ? "session" : error.code;
  const key = [`problem-${error.reason}`, `problem-${code}`].find((each) => words().has(each));
  return key ? t(key) : error.message || t("problem-unknown");
}

/** The sentence for something that somebody wrote or chose: what the game says of it, or else what went wrong. */
export function objection(error: unknown, game = ""): string {
  if (!(error instanceof Refused) || error.code !== "bad-request") return failure(error);
  if (error.said) return words(game).tell(error.said);
  return error.reason ? failure(error) : error.message;
}
