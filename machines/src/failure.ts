import type { MessageKey } from './messages.ts';
import { problemOf } from './problem.ts';

/** What a view shows where something failed: the server's own words where there are any, else the sentence. */
export type Failure = { message: MessageKey; detail?: string };

/** A thrown error as something to show. */
export const failureOf = (message: MessageKey, error: unknown): Failure => {
  const { detail } = problemOf(error);
  return detail === undefined ? { message } : { message, detail };
};
