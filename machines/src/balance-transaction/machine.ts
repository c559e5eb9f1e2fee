import type { BalanceTransaction, BalanceTransactionRequest } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { userActionError } from '../admin-errors/user-action-error.ts';
import { keyAfter } from '../idempotency.ts';
import type { ShownError } from '../shown-error.ts';
import { isReadAlike, typedAmount } from '../typed-amount.ts';
import { failUnprovided, unprovided } from '../unprovided.ts';

export type BalanceTransactionType = BalanceTransactionRequest['transaction_type'];
export type BalanceTransactionForm = {
  transactionType: BalanceTransactionType;
  /** The amount as it is typed. */
  amount: string;
  description: string;
};
export type BalanceTransactionInput = {
  userId: string;
  /** The language that the amount is typed in. */
  locale: string;
  /** What was typed before the form went away, and the key of the request that was sent with it. */
  kept?: (BalanceTransactionForm & Pick<BalanceTransactionContext, 'idempotencyKey'>) | null;
};
export type BalanceTransactionContext = Omit<BalanceTransactionInput, 'kept'> &
  BalanceTransactionForm & {
    /** The field that the form refused. */
    invalid: 'amount' | 'description' | null;
    error: ShownError | null;
    /** Counts refused attempts, so that each one moves the focus to the field. */
    attempt: number;
    /** Kept while the same transaction may have been made. */
    idempotencyKey: string | null;
    /** The last transaction that was made. */
    done: BalanceTransaction | null;
  };
export type BalanceTransactionEvent =
  | { type: 'change'; form: Partial<BalanceTransactionForm> }
  | { type: 'process' }
  /** The page is in this language. Without effect while the transaction is made. */
  | { type: 'locale_known'; locale: string };
/** A transaction was made, or may have been: its answer was lost. */
export type BalanceTransactionEmitted = { type: 'balance_changed' };
export type BalanceTransactionCall = { body: BalanceTransactionRequest; idempotencyKey: string | null };

const refusedField = ({ amount, description }: BalanceTransactionForm) => {
  if (amount.trim() === '') return 'amount' as const;
  return description.trim() === '' ? ('description' as const) : null;
};

const amountOf = ({ locale, amount }: BalanceTransactionContext): number => typedAmount(amount, locale);

/** Why the amount is refused; null if it is not. */
const amountError = (context: BalanceTransactionContext) => {
  const amount = amountOf(context);
  const isValid = amount > 0 && amount <= limits.admin.amountAtMost;
  return isValid ? null : { message: 'admin.invalidAmount' as const };
};

/** What another language changes. Another amount is another transaction, and what was refused may be right. */
const readIn = (context: BalanceTransactionContext, locale: string): Partial<BalanceTransactionContext> => {
  if (isReadAlike(context.amount, context.locale, locale)) return { locale };
  if (context.invalid === 'description') return { locale, idempotencyKey: null };
  const error = context.invalid === 'amount' ? amountError({ ...context, locale }) : null;
  return { locale, idempotencyKey: null, invalid: error && 'amount', error };
};

const bodyOf = (context: BalanceTransactionContext): BalanceTransactionRequest => ({
  user_id: context.userId,
  amount: amountOf(context),
  transaction_type: context.transactionType,
  description: context.description.trim(),
});

const empty = { amount: '', description: '', invalid: null, error: null, idempotencyKey: null } as const;

/** The form by which an admin credits, debits or refunds the balance of a user. */
export const balanceTransactionMachine = setup({
  types: {
    input: {} as BalanceTransactionInput,
    context: {} as BalanceTransactionContext,
    events: {} as BalanceTransactionEvent,
    emitted: {} as BalanceTransactionEmitted,
  },
  actors: {
    createBalanceTransaction: unprovided<BalanceTransaction, BalanceTransactionCall>(
      'createBalanceTransaction',
    ),
  },
  guards: {
    isIncomplete: ({ context }) => refusedField(context) !== null,
    isAmountWrong: ({ context }) => amountError(context) !== null,
  },
  actions: {
    // Another transaction needs another key.
    change: assign((_, form: Partial<BalanceTransactionForm>) => ({
      ...form,
      invalid: null,
      error: null,
      idempotencyKey: null,
      done: null,
    })),
    refuseIncomplete: assign(({ context }) => ({
      invalid: refusedField(context),
      error: { message: 'auth.fillAllFields' as const },
      attempt: context.attempt + 1,
      done: null,
    })),
    refuseAmount: assign(({ context }) => ({
      invalid: 'amount' as const,
      error: amountError(context),
      attempt: context.attempt + 1,
      done: null,
    })),
    readAgain: assign(({ context }, locale: string) => readIn(context, locale)),
    /** Provided by `balanceTransactionWith`, which owns the ids. */
    makeKey: assign(() => failUnprovided('makeKey')),
    emitChanged: emit({ type: 'balance_changed' } satisfies BalanceTransactionEmitted),
    begin: assign({ invalid: null, error: null, done: null }),
    settle: assign((_, done: BalanceTransaction) => ({ ...empty, done })),
    fail: assign(({ context }, { error }: { error: unknown }) => ({
      error: userActionError('admin.transactionFailed', error),
      idempotencyKey: keyAfter(context.idempotencyKey, error),
    })),
  },
}).createMachine({
  id: 'balanceTransaction',
  context: ({ input: { kept, ...input } }) => ({
    ...input,
    ...empty,
    transactionType: 'credit',
    ...kept,
    attempt: 0,
    done: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        change: { actions: { type: 'change', params: ({ event }) => event.form } },
        locale_known: { actions: { type: 'readAgain', params: ({ event }) => event.locale } },
        process: [
          { guard: 'isIncomplete', actions: 'refuseIncomplete' },
          { guard: 'isAmountWrong', actions: 'refuseAmount' },
          { target: 'processing' },
        ],
      },
    },
    // Cannot be left: the balance may already have changed.
    processing: {
      entry: ['makeKey', 'begin'],
      invoke: {
        id: 'createBalanceTransaction',
        src: 'createBalanceTransaction',
        input: ({ context }) => ({ body: bodyOf(context), idempotencyKey: context.idempotencyKey }),
        onDone: {
          target: 'editing',
          actions: { type: 'settle', params: ({ event }) => event.output },
        },
        onError: {
          target: 'editing',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
      exit: 'emitChanged',
    },
  },
});

export type BalanceTransactionSnapshot = SnapshotFrom<typeof balanceTransactionMachine>;
