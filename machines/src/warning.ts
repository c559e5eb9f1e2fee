import type { MessageKey } from './messages.ts';

/** Something for the console that needs no attention of the user: a sentence, or a background operation that failed. */
export type Warning =
  | { type: 'warning'; message: MessageKey }
  | { type: 'warning'; operation: string; error: unknown };

/** Where machines send their warnings: the auth actor, which emits them. */
export type WarningSink = { send(warning: Warning): void };
