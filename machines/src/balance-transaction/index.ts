export { typedAmount } from '../typed-amount.ts';
export { balanceTransactionWith } from './actors.ts';
export {
  type BalanceTransactionContext,
  type BalanceTransactionEvent,
  type BalanceTransactionForm,
  type BalanceTransactionSnapshot,
  type BalanceTransactionType,
  balanceTransactionMachine,
} from './machine.ts';
