import type { operations } from '../generated/types.ts';
import type { Filled } from '../sentences/pattern.ts';

/**
 * What the backend answers to a command of an admin that succeeded, keyed by its operationId, a dot and a suffix, where an
 * admin is told more than that it succeeded. `{name}` is a placeholder for a value. A console matches the English text against
 * these patterns to show it in another language.
 */
export const outcomeSentences = {
  'escalateUnpaidRide.done': 'The unpaid ride has been escalated',
  'notifyRideParticipants.both': 'Notification sent to the rider and the driver',
  'notifyRideParticipants.rider': 'Notification sent to the rider',
  'notifyRideParticipants.driver': 'Notification sent to the driver',
  'remindUnpaidRide.sent': 'Payment reminder sent to {rider}',
  'remindUnpaidRide.inApp': 'Payment reminder sent to {rider} in the app only: they want no e-mail',
  'remindUnpaidRide.lately': '{rider} was reminded less than an hour ago',
  'resetUserPassword.done': 'Password reset. The user has been signed out everywhere.',
  'sendValidationEmail.sent': 'A validation e-mail is on its way to {email}',
  'sendValidationEmail.verified': '{email} is verified already',
} as const satisfies { readonly [Key in `${keyof operations}.${string}`]?: string };

export type OutcomeSentenceKey = keyof typeof outcomeSentences;
type Subject<Key> = Key extends `${infer Operation}.${string}` ? Operation : never;
/** The operations whose answers are in the table. */
export type ToldOperation = Subject<OutcomeSentenceKey>;

/** What the backend may answer to an operation. */
export type OutcomeSentence<Operation extends ToldOperation> = Filled<
  (typeof outcomeSentences)[Extract<OutcomeSentenceKey, `${Operation}.${string}`>]
>;
