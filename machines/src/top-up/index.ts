export { topUpWith } from './actors.ts';
export { type TopUpContext, type TopUpEvent, type TopUpSnapshot, topUpMachine } from './machine.ts';
export { type AmountChoice, isTopUpAmount, topUpAmount } from './rules.ts';
