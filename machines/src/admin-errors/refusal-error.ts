import { callErrorOf } from '../call-error.ts';
import type { MessageKey } from '../messages.ts';
import { type ShownError, shownError } from '../shown-error.ts';
import { isUnavailable } from '../unavailable.ts';

/**
 * What an admin reads after a command failed: the server's detail for what it refused or cannot do at the moment, and only
 * the message for an error of the server itself or of a server that lacks the operation.
 */
export const refusalError = <Message extends string = MessageKey>(
  message: Message,
  error: unknown,
): ShownError<Message> => {
  const { status = 0, code } = callErrorOf(error);
  const isFault = status >= 500 && code !== 'unavailable';
  return isFault || isUnavailable(error) ? { message } : shownError(message, error);
};
