import type { PaymentMethod, PaymentStatus } from '@mobility/openapi';
import { callErrorOf } from '../call-error.ts';
import { timestampMs } from '../timestamp.ts';

/** The longest delay that a timer can hold, in milliseconds. */
const longestDelay = 2 ** 31 - 1;
/** With a clock that is fast, the dialog must not reload in a loop. */
const shortestDelay = 10_000;

/** Milliseconds until the payment expires, as a delay that a timer can hold. */
export const untilExpiry = (status: PaymentStatus | null, now: number): number => {
  const expiresAt = timestampMs(status?.expires_at);
  return expiresAt === null ? longestDelay : Math.min(longestDelay, Math.max(shortestDelay, expiresAt - now));
};

/** Whether the payment must be initiated for the chosen method. */
export const needsInitiate = (status: PaymentStatus | null, method: PaymentMethod): boolean =>
  (status?.payment_method ?? method) !== method;

/** Whether an error says that the status in the dialog is out of date. */
export const isOutdated = (error: unknown): boolean => {
  const { code } = callErrorOf(error);
  return code === 'already_paid' || code === 'payment_not_initiated';
};
