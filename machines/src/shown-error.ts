import type { ApiErrorCode } from '@mobility/openapi';
import { type CallError, callErrorOf } from './call-error.ts';
import type { ErrorMessageKey, MessageKey } from './messages.ts';

/**
 * What a view shows after an error: the server's detail where there is one, which translations replace by its code, otherwise
 * the message and the reason. The detail of a failed validation names the fields of the request and is for programs.
 * The message may be one of the view that shows it.
 */
export type ShownError<Message extends string = MessageKey> = {
  message: Message;
  detail?: string | undefined;
  code?: ApiErrorCode | undefined;
  reason?: ErrorMessageKey | undefined;
};

const reasons: Partial<Record<CallError['kind'], ErrorMessageKey>> = {
  network: 'error.unreachable',
  timeout: 'error.slow',
};

/** Whether a call failed because the session is over. The session itself tells that, once for all calls. */
export const isSessionOver = (error: unknown): boolean => callErrorOf(error).status === 401;

/** Turns a thrown error into what a view shows. */
export const shownError = <Message extends string = MessageKey>(
  message: Message,
  error: unknown,
): ShownError<Message> => {
  const { kind, detail, code } = callErrorOf(error);
  return {
    message,
    detail: code === 'validation_failed' ? undefined : detail,
    code,
    reason: reasons[kind],
  };
};
