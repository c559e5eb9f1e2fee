import type { AccountDeletion, DeletionScheduled } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { AlertSink } from '../alerts/alert.ts';
import { type FieldIssue, failureOf } from '../field-refusal.ts';
import type { ShownError } from '../shown-error.ts';
import { isUnavailable } from '../unavailable.ts';
import { unprovided } from '../unprovided.ts';

export type DeleteAccountInput = { alerts: AlertSink };
export type DeleteAccountContext = DeleteAccountInput & {
  password: string;
  /** The words that the user typed to give up the balance. */
  waiver: string;
  /** A positive balance, and the words that give it up; null where there is none. */
  balance: { amount: number; words: string } | null;
  errors: { password?: FieldIssue; waiver?: FieldIssue };
  error: ShownError | null;
  /** Counts the attempts that were refused, so that each one moves the focus to the field. */
  attempt: number;
};
export type DeleteAccountEvent =
  | { type: 'balance_known'; balance: DeleteAccountContext['balance'] }
  | { type: 'change'; change: Partial<Pick<DeleteAccountContext, 'password' | 'waiver'>> }
  | { type: 'deleteAccount' }
  | { type: 'close' };
/** Emitted when the deletion is scheduled: the server has ended all sessions of the user. */
export type DeleteAccountEmitted = { type: 'deletion_scheduled' };

const day = 86_400_000;
const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

const errorsOf = ({ password, waiver, balance }: DeleteAccountContext): DeleteAccountContext['errors'] => ({
  ...(password === '' && { password: 'auth.fieldRequired' }),
  ...(balance && plain(waiver) !== plain(balance.words) && { waiver: 'account.waiverNeeded' }),
});

/** The dialog that deletes the account of the signed-in user, by the password. A positive balance is given up in words. */
export const deleteAccountMachine = setup({
  types: {
    input: {} as DeleteAccountInput,
    context: {} as DeleteAccountContext,
    events: {} as DeleteAccountEvent,
    emitted: {} as DeleteAccountEmitted,
  },
  actors: { deleteAccount: unprovided<DeletionScheduled, AccountDeletion>('deleteAccount') },
  guards: {
    isValid: ({ context }) => Object.keys(errorsOf(context)).length === 0,
    isUnavailable: (_, { error }: { error: unknown }) => isUnavailable(error),
  },
  actions: {
    change: assign(({ context }, change: Partial<Pick<DeleteAccountContext, 'password' | 'waiver'>>) => ({
      ...change,
      errors: Object.fromEntries(Object.entries(context.errors).filter(([field]) => !(field in change))),
      error: null,
    })),
    keepBalance: assign((_, balance: DeleteAccountContext['balance']) => ({ balance })),
    showErrors: assign(({ context }) => ({
      errors: errorsOf(context),
      error: null,
      attempt: context.attempt + 1,
    })),
    fail: assign(({ context }, { error }: { error: unknown }) => ({
      ...failureOf('account.deleteFailed', error, { wrong_password: 'password' }),
      attempt: context.attempt + 1,
    })),
    forget: assign({ password: '', waiver: '', errors: {} }),
    alertScheduled: ({ context }) =>
      context.alerts.send({
        type: 'alert',
        alert: {
          tone: 'info',
          message: 'account.deletionScheduled',
          params: { days: limits.auth.deletionGrace / day },
        },
      }),
    emitScheduled: emit({ type: 'deletion_scheduled' }),
  },
}).createMachine({
  id: 'deleteAccount',
  context: ({ input }) => ({
    ...input,
    password: '',
    waiver: '',
    balance: null,
    errors: {},
    error: null,
    attempt: 0,
  }),
  initial: 'editing',
  on: { balance_known: { actions: { type: 'keepBalance', params: ({ event }) => event.balance } } },
  states: {
    editing: {
      on: {
        change: { actions: { type: 'change', params: ({ event }) => event.change } },
        deleteAccount: [
          { guard: 'isValid', target: 'deleting', actions: 'showErrors' },
          { actions: 'showErrors' },
        ],
        close: 'closed',
      },
    },
    deleting: {
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ context: { password, balance } }) => ({
          password,
          ...(balance && { waived_balance: balance.amount }),
        }),
        onDone: { target: 'closed', actions: ['alertScheduled', 'emitScheduled'] },
        onError: [
          {
            guard: { type: 'isUnavailable', params: ({ event }) => ({ error: event.error }) },
            target: 'unavailable',
          },
          { target: 'editing', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    /** This backend cannot delete accounts. */
    unavailable: { entry: 'forget', on: { close: 'closed' } },
    closed: { type: 'final', entry: 'forget' },
  },
});

export type DeleteAccountSnapshot = SnapshotFrom<typeof deleteAccountMachine>;
