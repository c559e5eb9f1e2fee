import { type CallError, callErrorOf } from './call-error.ts';
import type { MessageKey, ProblemMessageKey } from './messages.ts';

/** What a view shows after an error: the server's detail where there is one, else the message and the reason. */
export type Failure = { message: MessageKey; detail?: string; reason?: ProblemMessageKey };

const reasons: Partial<Record<CallError['kind'], ProblemMessageKey>> = {
  network: 'problem.offline',
  timeout: 'problem.slow',
};

/** Turns a thrown error into what a view shows. */
export const failureOf = (message: MessageKey, error: unknown): Failure => {
  const { kind, detail } = callErrorOf(error);
  const reason = reasons[kind];
  return { message, ...(detail !== undefined && { detail }), ...(reason && { reason }) };
};
