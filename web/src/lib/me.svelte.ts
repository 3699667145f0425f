/** Who the reader is: a guest, or an account. */
import { get, post, put } from "./api";
import type { Me } from "./wire";

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
  await post("/api/account", { name, password });
  await loadMe();
}

/** Log in. */
export async function logIn(name: string, password: string): Promise<void> {
  await post("/api/login", { name, password });
  await loadMe();
}

/** Log out: a new guest sits here. */
export async function logOut(): Promise<void> {
  await post("/api/logout");
  await loadMe();
}
