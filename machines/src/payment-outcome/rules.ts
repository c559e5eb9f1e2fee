import type { PaymentStatus } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { callErrorOf, isUnsettled } from '../call-error.ts';

/** How many answers say that a payment is still open until it counts as one that was not made. */
export const openAnswers = 3;
/** The longest pause between two questions to a server that does not answer. */
const longestPause = 16_000;

/** Whether the answer to a payment was lost: it may have been made, and the server did not say anything. */
export const isAnswerLost = (error: unknown): boolean => {
  const call = callErrorOf(error);
  return isUnsettled(call) && call.detail === undefined;
};

/** Whether a question got no answer, as from a server that is away. */
export const isAway = (error: unknown): boolean => {
  const call = callErrorOf(error);
  return isUnsettled(call) && call.kind !== 'malformed';
};

/** The pause before the next question, twice as long after each that got no answer. */
export const pauseAfter = (unanswered: number): number =>
  Math.min(longestPause, limits.paymentCheck.pollInterval * 2 ** unanswered);

/** Whether the payment is open: it was not made, or the server is still at it. */
export const isOpen = ({ status }: PaymentStatus): boolean => status === 'pending';

export const isPaid = (status: PaymentStatus | null): boolean => status?.status === 'paid';
