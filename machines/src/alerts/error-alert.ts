import { type ShownError, shownError } from '../shown-error.ts';
import type { Alert } from './alert.ts';

type Failed = { event: { error: unknown } };

/** The action `alert` of a chart for a call that failed: the message, with the server's detail or the reason. */
export const errorAlert = (message: ShownError['message'], tone: Alert['tone'] = 'critical') =>
  ({
    type: 'alert',
    params: ({ event }: Failed): Alert => ({ tone, ...shownError(message, event.error) }),
  }) as const;
