import type { SessionStatus } from '@mobility/openapi';
import type { MessageKey } from '../messages.ts';

/** The sentence of a refusal. */
export const declinedMessage = (result: SessionStatus | null): MessageKey =>
  result?.purpose === 'card' ? 'payment.cardNotSaved' : 'payment.checkDeclined';

/** The sentence of a success. Saving a card is not a purchase and has its own. */
export const successMessage = (result: SessionStatus | null): MessageKey =>
  result?.purpose === 'card' ? 'payment.cardSaved' : 'payment.checkSucceeded';
