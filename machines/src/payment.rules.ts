import type { PaymentMethod, PaymentStatus } from '@mobility/openapi';
import { problemOf } from './problem.ts';
import { timestampMs } from './timestamp.rules.ts';

/** The longest wait that timers can hold. */
const longestDelay = 2 ** 31 - 1;
/** A clock that runs ahead must not make the dialog reload without end. */
const shortestDelay = 10_000;

/** Milliseconds until the payment expires, as a delay that a timer can hold. */
export const untilExpiry = (status: PaymentStatus | null, now: number): number => {
  const expiresAt = timestampMs(status?.expires_at);
  return expiresAt === null ? longestDelay : Math.min(longestDelay, Math.max(shortestDelay, expiresAt - now));
};

/** Whether the server opened the payment for another method than the one now chosen. */
export const needsInitiate = (status: PaymentStatus | null, method: PaymentMethod): boolean =>
  (status?.payment_method ?? method) !== method;

/** Whether a refusal says that the payment is not where the dialog thinks it is. */
export const isOutdated = (error: unknown): boolean => {
  const { code } = problemOf(error);
  return code === 'already_paid' || code === 'payment_not_initiated';
};
