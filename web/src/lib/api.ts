/** The server's HTTP interface, typed. Everything that fails raises a `Refused` or an `Unreachable`. */
import type { Message, Problem, Refusal, TableState } from "./wire";

/** The server has answered, and said no. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  /** A word that says it more closely than the code, or an empty text. */
  readonly reason: string;
  /** The sentence of the game, where it has one. */
  readonly said: Message | null;
  readonly refusal: Refusal | null;
  readonly at: number | null;
  readonly state: TableState | null;

  constructor(status: number, problem: Problem["error"]) {
    super(problem.message);
    this.name = "Refused";
    this.status = status;
    this.code = problem.code;
    this.reason = problem.reason ?? "";
    this.said = problem.said ?? null;
    this.refusal = problem.refusal ?? null;
    this.at = problem.at ?? null;
    this.state = problem.state ?? null;
  }
}

/** The server has not answered: nobody knows whether it has heard. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super("The server does not answer.", { cause });
    this.name = "Unreachable";
  }
}

const CSRF_COOKIE = "csrftoken";
const CSRF_HEADER = "x-csrftoken";

function cookie(name: string): string {
  const found = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : "";
}

async function problem(answer: Response): Promise<Refused> {
  try {
    const body = (await answer.json()) as Partial<Problem>;
    if (body.error?.code) return new Refused(answer.status, body.error);
  } catch {
    // Not ours: a proxy may stand in front of the server.
  }
  return new Refused(answer.status, { code: "failed", message: answer.statusText });
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (method !== "GET") headers[CSRF_HEADER] = cookie(CSRF_COOKIE);
  let answer: Response;
  try {
    const text = body === undefined ? null : JSON.stringify(body);
    answer = await fetch(path, { method, headers, body: text, credentials: "same-origin", cache: "no-store" });
  } catch (error) {
    throw new Unreachable(error);
  }
  if (!answer.ok) throw await problem(answer);
  return answer;
}

/** Ask, and read the answer as JSON; an empty answer is null. */
export async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const text = await (await send(method, path, body)).text();
  return (text ? JSON.parse(text) : null) as Answer;
}

export const get = <Answer>(path: string): Promise<Answer> => call("GET", path);
export const post = <Answer>(path: string, body: unknown = {}): Promise<Answer> => call("POST", path, body);
export const put = <Answer>(path: string, body: unknown): Promise<Answer> => call("PUT", path, body);
export const remove = <Answer>(path: string): Promise<Answer> => call("DELETE", path);

/** A key that makes a repeated request the same request. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const PATIENCE = [400, 1200, 3000];

/** Post something with an idempotency key: where no answer comes it is sent again, and counts once. */
export async function postOnce<Answer>(
  path: string,
  body: { seq: number; actions?: string[] },
  pauses: readonly number[] = PATIENCE,
): Promise<Answer> {
  const keyed = { ...body, key: newKey() };
  for (const pause of pauses) {
    try {
      return await post<Answer>(path, keyed);
    } catch (error) {
      if (!isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return post<Answer>(path, keyed);
}

/** Whether the same request may succeed when it is made again soon. */
export function isPassing(error: unknown): boolean {
  if (error instanceof Unreachable) return true;
  return error instanceof Refused && (error.code === "busy" || [502, 503, 504].includes(error.status));
}
