import type { SessionStatus } from '@mobility/openapi';
import type { MessageKey } from '../messages.ts';
import type { PaymentCheckSnapshot } from './machine.ts';

/** Which sentence says that it went well: a card that is saved is no purchase. */
export const successMessage = (result: SessionStatus | null): MessageKey =>
  result?.purpose === 'card' ? 'payment.cardSaved' : 'payment.checkSucceeded';

/** Which sentence says how the check ended; null while it goes on. */
export const paymentCheckMessage = (snapshot: PaymentCheckSnapshot): MessageKey | null => {
  if (snapshot.matches('success')) return successMessage(snapshot.context.result);
  if (snapshot.matches({ failed: 'declined' })) return 'payment.checkDeclined';
  if (snapshot.matches({ failed: 'timedOut' })) return 'payment.checkTimedOut';
  return snapshot.matches({ failed: 'errored' }) ? 'payment.checkFailed' : null;
};
