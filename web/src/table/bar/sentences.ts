/** The sentences of the decision bar that several moods share. */
import { t } from "../../lib/language.svelte";
import type { Refusal } from "../../lib/wire";
import type { Words } from "../../lib/words";
import type { Session } from "../session.svelte";
import type { Notice } from "../mood";
import type { Turn } from "../turn.svelte";

/** What is asked: the question of the chosen group, or of the decision. */
export function asked(turn: Turn, words: Words): string {
  const { group, decision } = turn;
  if (group && turn.groups.length > 1) {
    const question = words.attribute(group.label, "ask");
    if (question) return question;
  }
  if (!decision?.ask) return "";
  // A heading ends without a stop, also where the terminal asks in a whole sentence.
  return words.tell({ ...decision.ask, id: `${decision.ask.id}.ask` }).replace(/\.$/, "");
}

/** Things that were picked one by one, as the answer to one question (`.sum` of it); "" where the last one tells it. */
export function summed(turn: Turn, words: Words): string {
  const ask = turn.confirmed?.decision?.ask;
  const verbs = new Set(turn.tried.map((text) => text.split(" ")[0]));
  if (!ask || verbs.size > 1 || !words.attribute(ask.id, "sum")) return "";
  return words.tell({ ...ask, id: `${ask.id}.sum` });
}

/** Why something may not be done. */
export function refused(refusal: Refusal, words: Words): string {
  return words.tell(refusal.said);
}

/** What has just happened to the tried steps. */
export function noticed(notice: Notice, words: Words): string {
  // A step that is lost says why itself.
  const reason = notice.refusal && !notice.step ? refused(notice.refusal, words) : "";
  return [t(notice.message), reason].filter(Boolean).join(" ");
}

/** Why the last confirmed move of the seat cannot be taken back; nothing if it can, or if there is none. */
export function undoReason(session: Session): string {
  const { undo, seat } = session.state!;
  if (undo.possible || undo.reason === "") return "";
  const moved = session.log.some((entry) => entry.seat === seat);
  return moved ? t(`undo-${undo.reason}`) : "";
}
