import type { SessionStatus } from '@mobility/openapi';
import type { MessageKey } from '../messages.ts';

/** Which sentence says that it went well: a card that is saved is no purchase. */
export const successMessage = (result: SessionStatus | null): MessageKey =>
  result?.purpose === 'card' ? 'payment.cardSaved' : 'payment.checkSucceeded';
