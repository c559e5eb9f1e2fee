import type { MessageKey } from './messages.ts';
import type { ProblemMessageKey } from './problem.messages.ts';
import { type Problem, problemOf } from './problem.ts';

/** What a view shows where something failed: the server's own words where there are any, else the sentence and why. */
export type Failure = { message: MessageKey; detail?: string; reason?: ProblemMessageKey };

const reasons: Partial<Record<Problem['kind'], ProblemMessageKey>> = {
  network: 'problem.offline',
  timeout: 'problem.slow',
};

/** A thrown error as something to show. */
export const failureOf = (message: MessageKey, error: unknown): Failure => {
  const { kind, detail } = problemOf(error);
  const reason = reasons[kind];
  return { message, ...(detail !== undefined && { detail }), ...(reason && { reason }) };
};
