import type { BalanceTransactionContext } from '@mobility/machines/balance-transaction';
import { storedFields, textOf } from '../../message/use-typed.ts';

const types = ['credit', 'debit', 'refund'] as const;

type Kept = Pick<
  BalanceTransactionContext,
  'transactionType' | 'amount' | 'description' | 'idempotencyKey' | 'locale'
>;

/** The transaction that was stored, and the language that its amount is in; null where there is none. */
export const readTransaction = (stored: string): Kept | null => {
  const { transactionType, amount, description, idempotencyKey, locale } = storedFields(stored);
  const type = types.find((each) => each === transactionType);
  if (!type || textOf(locale) === '') return null;
  return {
    transactionType: type,
    amount: textOf(amount),
    description: textOf(description),
    idempotencyKey: textOf(idempotencyKey) || null,
    locale: textOf(locale),
  };
};

/** A form that is filled in. One that was sent without an answer keeps its key, so that nothing is booked twice. */
export const writeTransaction = (context: Kept & Pick<BalanceTransactionContext, 'done'>): string => {
  const { transactionType, amount, description, idempotencyKey, locale, done } = context;
  const isEmpty = amount === '' && description === '' && (done !== null || transactionType === 'credit');
  return isEmpty ? '' : JSON.stringify({ transactionType, amount, description, idempotencyKey, locale });
};
