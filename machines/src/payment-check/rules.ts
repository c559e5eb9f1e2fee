import type { SessionStatus } from '@mobility/openapi';
import type { MessageKey } from '../messages.ts';

/** Whether a session ended without a payment. */
export const hasEnded = ({ payment_status }: SessionStatus): boolean =>
  payment_status === 'failed' || payment_status === 'expired';

/** Whether a session ended without a payment because its ride was paid in another way. */
export const isPaidOtherwise = (answer: SessionStatus): boolean =>
  hasEnded(answer) && (answer.purpose ?? 'ride') === 'ride' && Boolean(answer.paid_at);

/** The sentence of a refusal. */
export const declinedMessage = (result: SessionStatus | null): MessageKey =>
  result?.purpose === 'card' ? 'payment.cardNotSaved' : 'payment.checkDeclined';

/** The sentence of a success. Saving a card is not a purchase and has its own. */
export const successMessage = (result: SessionStatus | null): MessageKey =>
  result?.purpose === 'card' ? 'payment.cardSaved' : 'payment.checkSucceeded';
