export { paymentWith } from './actors.ts';
export { type PaymentSnapshot, paymentMachine } from './machine.ts';
export { isRidePaid } from './rules.ts';
export type { PaymentContext, PaymentEvent } from './setup.ts';
