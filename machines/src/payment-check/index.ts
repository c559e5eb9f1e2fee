export { paymentCheckWith } from './actors.ts';
export {
  type PaymentCheckContext,
  type PaymentCheckInput,
  type PaymentCheckSnapshot,
  paymentCheckMachine,
} from './machine.ts';
export { paymentCheckMessage } from './message.ts';
