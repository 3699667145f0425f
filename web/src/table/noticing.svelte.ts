/** Whose turn it is, told outside of the page: title and favicon, a notice, a sound. */
import { language, t } from "../lib/language.svelte";
import { showPage, turnBegins } from "../lib/notices";
import type { Session } from "./session.svelte";

/** Follow the turns of a table while its page is open; called while the page is set up. */
export function noticeTurns(session: Session, title: () => string): void {
  const mine = $derived.by(() => {
    const state = session.state;
    return state?.table.status === "playing" && session.plays && state.table.to_act.includes(state.seat!);
  });
  $effect(() => {
    void language();
    showPage(session.state ? title() : "", mine);
  });
  let wasMine = true;
  $effect(() => {
    if (mine && !wasMine) turnBegins(t("table-your-turn"), title(), session.id);
    wasMine = mine;
  });
}
