import type { HealthComponent } from '../index.ts';
import type { Filled } from '../sentences/pattern.ts';

/**
 * Every detail that the backend says about a part of the system, keyed by the name of the part, a dot and a suffix; those of
 * `any` may be said about each part. `{name}` is a placeholder for a value, `[one|many]` the word for one and for several.
 * A console matches the English text against these patterns to show it in another language.
 */
export const healthSentences = {
  'any.silent': 'No answer in time',
  'any.failed': 'The probe failed',
  'api.minutes': 'Up for {count} [minute|minutes]',
  'api.hours': 'Up for {count} [hour|hours]',
  'api.slowMinutes': 'Up for {count} [minute|minutes]. Responses are delayed by {lag} ms',
  'api.slowHours': 'Up for {count} [hour|hours]. Responses are delayed by {lag} ms',
  'database.works': 'Reads and writes work',
  'database.slow': 'Reads and writes take {lag} ms',
  'database.lost': 'Data that was written could not be read back',
  'live_channel.open': '{count} [connection|connections] open here',
  'live_channel.overdue': '{count} [connection|connections] open here, {waiting} [message|messages] overdue',
  'payments.none': 'No card payments in the last 15 minutes',
  'payments.processed': '{count} [card payment|card payments] processed',
  'payments.stuck': '{count} [card payment is|card payments are] waiting for a response from the bank',
  'payments.silent': 'The bank has not responded for 15 minutes',
  'payments.partlySilent': 'The bank did not respond to {silent} of {count} [card payment|card payments]',
  'ledger.matches': 'The newest {count} [entry adds|entries add] up to zero, and all balances match',
  'ledger.sum': 'The entries add up to {amount} instead of zero',
  'ledger.unbalanced': '{count} [transaction does|transactions do] not add up to zero',
  'ledger.orphaned': 'Balances of {amount} belong to unknown users',
  'ledger.held': 'Fees are still on hold for {count} [ride|rides] without a driver',
  'ledger.older': 'The check of older entries found {count} [error|errors]',
  'ledger.figures': '{count} [balance or count differs|balances or counts differ] from the history',
  'mail.sent': 'All e-mails are sent',
  'mail.waiting': '{count} [e-mail is|e-mails are] waiting',
  'mail.noServer': 'No mail server is configured: {count} [e-mail is|e-mails are] waiting',
  'mail.refused': '{count} [e-mail is|e-mails are] waiting; the mail server refused {refused}',
  'mail.old': '{count} [e-mail is|e-mails are] waiting, the oldest for more than 5 minutes',
} as const satisfies { readonly [Key in `${HealthComponent['name'] | 'any'}.${string}`]?: string };

export type HealthSentenceKey = keyof typeof healthSentences;

/** The details that the backend may say about a part of the system. */
export type HealthSentence = Filled<(typeof healthSentences)[HealthSentenceKey]>;
