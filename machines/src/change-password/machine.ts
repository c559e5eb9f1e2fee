import type { Message, PasswordChange } from '@mobility/openapi';
import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Alert, AlertSink } from '../alerts/alert.ts';
import { type FieldIssue, failureOf } from '../field-refusal.ts';
import type { ShownError } from '../shown-error.ts';
import { isUnavailable } from '../unavailable.ts';
import { unprovided } from '../unprovided.ts';
import { emptyPasswords, type PasswordForm, passwordErrors } from './rules.ts';

export type ChangePasswordInput = { alerts: AlertSink };
export type ChangePasswordContext = ChangePasswordInput & {
  form: PasswordForm;
  errors: Partial<Record<keyof PasswordForm, FieldIssue>>;
  error: ShownError | null;
  /** Counts the attempts that were refused, so that each one moves the focus to the field. */
  attempt: number;
};
export type ChangePasswordEvent =
  | { type: 'change'; change: Partial<PasswordForm> }
  | { type: 'changePassword' }
  | { type: 'close' };

/** The dialog that changes the password of the signed-in user. It ends when the password has changed, or when it is closed. */
export const changePasswordMachine = setup({
  types: {
    input: {} as ChangePasswordInput,
    context: {} as ChangePasswordContext,
    events: {} as ChangePasswordEvent,
  },
  actors: { changePassword: unprovided<Message, PasswordChange>('changePassword') },
  guards: {
    isValid: ({ context }) => Object.keys(passwordErrors(context.form)).length === 0,
    isUnavailable: (_, { error }: { error: unknown }) => isUnavailable(error),
  },
  actions: {
    alert: ({ context }, alert: Alert) => context.alerts.send({ type: 'alert', alert }),
    change: assign(({ context }, change: Partial<PasswordForm>) => ({
      form: { ...context.form, ...change },
      errors: Object.fromEntries(Object.entries(context.errors).filter(([field]) => !(field in change))),
      error: null,
    })),
    showErrors: assign(({ context }) => ({
      errors: passwordErrors(context.form),
      error: null,
      attempt: context.attempt + 1,
    })),
    fail: assign(({ context }, { error }: { error: unknown }) => ({
      ...failureOf('account.passwordFailed', error, { wrong_password: 'current' }),
      attempt: context.attempt + 1,
    })),
    forget: assign({ form: emptyPasswords, errors: {} }),
  },
}).createMachine({
  id: 'changePassword',
  context: ({ input }) => ({ ...input, form: emptyPasswords, errors: {}, error: null, attempt: 0 }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        change: { actions: { type: 'change', params: ({ event }) => event.change } },
        changePassword: [
          { guard: 'isValid', target: 'saving', actions: 'showErrors' },
          { actions: 'showErrors' },
        ],
        close: 'closed',
      },
    },
    saving: {
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context: { form } }) => ({ current_password: form.current, new_password: form.next }),
        onDone: {
          target: 'closed',
          actions: { type: 'alert', params: { tone: 'success', message: 'account.passwordChanged' } },
        },
        onError: [
          {
            guard: { type: 'isUnavailable', params: ({ event }) => ({ error: event.error }) },
            target: 'unavailable',
          },
          { target: 'editing', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    /** This backend cannot change passwords. */
    unavailable: { entry: 'forget', on: { close: 'closed' } },
    closed: { type: 'final', entry: 'forget' },
  },
});

export type ChangePasswordSnapshot = SnapshotFrom<typeof changePasswordMachine>;
