/** What the server says and understands: its own types (`schema.ts` is generated), under the names of the client. */
import type { Message } from "./schema";

export type * from "./schema";
export type { ErrorBody as Problem, SeenPosition as Position, Thought as Reasoned } from "./schema";

/** What a message may have for an argument. */
export type Argument = NonNullable<Message["args"]>[string];
