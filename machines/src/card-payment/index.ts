export type { CardAttempt } from './attempt.ts';
export {
  type CardFormEvent,
  cardDetailsOf,
  emptyCard,
  type TypedCard,
  typeCard,
  wipeCard,
} from './form.ts';
export {
  type CardPaymentContext,
  type CardPaymentEvent,
  type CardPaymentSnapshot,
  cardPaymentMachine,
} from './machine.ts';
export { brandOf, type CardErrors, type CardField, cardErrors } from './rules.ts';
export { Secret, secret } from './secret.ts';
