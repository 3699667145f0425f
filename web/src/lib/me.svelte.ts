/** Who the reader is: a guest, or an account. */
import { call, get, post, put, remove } from "./api";
import { language } from "./language.svelte";
import type { Me, SessionInfo } from "./wire";

let current = $state.raw<Me | null>(null);

/** The person behind the browser; null until the server has said. Reactive. */
export function me(): Me | null {
  return current;
}

/** Ask the server who we are; a newcomer becomes a guest. */
export async function loadMe(): Promise<Me> {
  current = await get<Me>("/api/me");
  return current;
}

/** Change the name, or the webhook that is told of turns. */
export async function changeMe(change: Partial<Pick<Me, "name" | "webhook">>): Promise<void> {
  current = await put<Me>("/api/me", change);
}

/** Make an account of a guest, who keeps all games. */
export async function makeAccount(name: string, password: string): Promise<void> {
  current = await post<Me>("/api/account", { name, password });
}

/** Log in. */
export async function logIn(name: string, password: string): Promise<void> {
  current = await post<Me>("/api/login", { name, password });
}

/** Log out: a new guest sits here. */
export async function logOut(): Promise<void> {
  await post("/api/logout");
  await loadMe();
}

/** Another password; every other browser is logged out. */
export async function changePassword(old: string, password: string): Promise<void> {
  current = await put<Me>("/api/account/password", { old, password, language: language() });
}

/** An address for letters, which is used once the link that is sent there was followed; an empty one is none. */
export async function changeEmail(email: string, password: string): Promise<void> {
  current = await put<Me>("/api/account/email", { email, password, language: language() });
}

/** Follow the link that was sent to a new address. */
export async function verifyEmail(token: string): Promise<void> {
  await post("/api/verify", { token, language: language() });
  await loadMe();
}

/** Ask for a link that sets another password. */
export async function askForLink(who: string): Promise<void> {
  await post("/api/reset", { who, language: language() });
}

/** Set a password by such a link; the browser is logged in by it. */
export async function resetPassword(token: string, password: string): Promise<void> {
  current = await post<Me>("/api/reset/password", { token, password, language: language() });
}

/** Delete the account, or the guest, for good: a new guest sits here. */
export async function deleteMe(password: string): Promise<void> {
  await post("/api/account/delete", { password });
  await loadMe();
}

/** The browsers in which the reader is known, the last used first. */
export const sessions = (): Promise<SessionInfo[]> => get("/api/sessions");

/** Log another browser out. */
export const endSession = (id: string): Promise<null> => remove(`/api/sessions/${encodeURIComponent(id)}`);

/** Log all other browsers out. */
export async function endOthers(): Promise<void> {
  current = await call<Me>("DELETE", "/api/sessions");
}
