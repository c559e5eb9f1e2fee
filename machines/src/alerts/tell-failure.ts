import { isSessionOver, type ShownError, shownError } from '../shown-error.ts';
import type { AlertSink } from './alert.ts';

/** Tells that a call failed, unless because the session is over, which the session itself tells. */
export const tellFailure = (alerts: AlertSink, message: ShownError['message'], error: unknown): void => {
  if (isSessionOver(error)) return;
  alerts.send({ type: 'alert', alert: { tone: 'critical', ...shownError(message, error) } });
};
