import type { MessageKey } from '../messages.ts';
import type { PaymentCheckSnapshot } from './machine.ts';
import { declinedMessage, successMessage } from './rules.ts';

/** The sentence for the result of the check; null while it runs. */
export const paymentCheckMessage = (snapshot: PaymentCheckSnapshot): MessageKey | null => {
  if (snapshot.matches('success')) return successMessage(snapshot.context.result);
  if (snapshot.matches({ failed: 'declined' })) return declinedMessage(snapshot.context.result);
  if (snapshot.matches({ failed: 'timedOut' })) return 'payment.checkTimedOut';
  return snapshot.matches({ failed: 'errored' }) ? 'payment.checkFailed' : null;
};
