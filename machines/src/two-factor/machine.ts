import type { Message, RecoveryCodes, TwoFactorEnd, TwoFactorSetup } from '@mobility/openapi';
import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Alert, AlertSink } from '../alerts/alert.ts';
import { type FieldIssue, failureOf } from '../field-refusal.ts';
import type { ShownError } from '../shown-error.ts';
import { isUnavailable } from '../unavailable.ts';
import { unprovided } from '../unprovided.ts';
import { isCode } from './code.ts';

export type TwoFactorInput = {
  alerts: AlertSink;
  /** Whether it is on: the dialog then turns it off. */
  isEnabled: boolean;
};
export type TwoFactorForm = { password: string; code: string };
export type TwoFactorContext = TwoFactorInput & {
  form: TwoFactorForm;
  errors: Partial<Record<keyof TwoFactorForm, FieldIssue>>;
  /** Counts the attempts that were refused, so that each one moves the focus to the field. */
  attempt: number;
  error: ShownError | null;
  /** The secret for the authenticator app, while it is being set up. */
  setup: TwoFactorSetup | null;
  /** The recovery codes, while they are shown this once. */
  codes: readonly string[];
};
export type TwoFactorEvent =
  | { type: 'change'; change: Partial<TwoFactorForm> }
  | { type: 'submit' }
  | { type: 'close' };
/** Emitted when it was turned on or off. */
export type TwoFactorEmitted = { type: 'two_factor_changed' };

type Failed = { error: unknown };
const empty: TwoFactorForm = { password: '', code: '' };
const issueOf = (field: keyof TwoFactorForm, value: string): FieldIssue | null => {
  if (value.trim() === '') return 'auth.fieldRequired';
  return field === 'code' && !isCode(value) ? 'two_factor_code_invalid' : null;
};
const issuesOf = (form: TwoFactorForm, ...fields: (keyof TwoFactorForm)[]): TwoFactorContext['errors'] => {
  const issues: TwoFactorContext['errors'] = {};
  for (const field of fields) {
    const issue = issueOf(field, form[field]);
    if (issue) issues[field] = issue;
  }
  return issues;
};

/** The dialog that turns two-factor authentication on, by password, code and recovery codes, or off. */
export const twoFactorMachine = setup({
  types: {
    input: {} as TwoFactorInput,
    context: {} as TwoFactorContext,
    events: {} as TwoFactorEvent,
    emitted: {} as TwoFactorEmitted,
  },
  actors: {
    startTwoFactor: unprovided<TwoFactorSetup, { password: string }>('startTwoFactor'),
    confirmTwoFactor: unprovided<RecoveryCodes, { code: string }>('confirmTwoFactor'),
    disableTwoFactor: unprovided<Message, TwoFactorEnd>('disableTwoFactor'),
  },
  guards: {
    isEnabled: ({ context }) => context.isEnabled,
    hasPassword: ({ context }) => context.form.password !== '',
    hasCode: ({ context }) => issueOf('code', context.form.code) === null,
    hasBoth: ({ context }) => Object.keys(issuesOf(context.form, 'password', 'code')).length === 0,
    isUnavailable: (_, { error }: Failed) => isUnavailable(error),
  },
  actions: {
    alert: ({ context }, alert: Alert) => context.alerts.send({ type: 'alert', alert }),
    change: assign(({ context }, change: Partial<TwoFactorForm>) => ({
      form: { ...context.form, ...change },
      errors: Object.fromEntries(Object.entries(context.errors).filter(([field]) => !(field in change))),
      error: null,
    })),
    showErrors: assign(({ context }, fields: (keyof TwoFactorForm)[]) => ({
      errors: issuesOf(context.form, ...fields),
      error: null,
      attempt: context.attempt + 1,
    })),
    keepSetup: assign((_, held: TwoFactorSetup) => ({ setup: held, form: empty, error: null })),
    keepCodes: assign((_, { recovery_codes }: RecoveryCodes) => ({
      codes: recovery_codes,
      setup: null,
      form: empty,
    })),
    fail: assign(({ context }, { error }: Failed) => ({
      ...failureOf('account.twoFactorFailed', error, {
        wrong_password: 'password',
        two_factor_code_invalid: 'code',
      }),
      attempt: context.attempt + 1,
    })),
    forget: assign({ form: empty, errors: {}, setup: null, codes: [] }),
    emitChanged: emit({ type: 'two_factor_changed' }),
  },
}).createMachine({
  id: 'twoFactor',
  context: ({ input }) => ({
    ...input,
    form: empty,
    errors: {},
    error: null,
    attempt: 0,
    setup: null,
    codes: [],
  }),
  initial: 'opening',
  on: {
    change: { actions: { type: 'change', params: ({ event }) => event.change } },
    close: '.closed',
  },
  states: {
    opening: { always: [{ guard: 'isEnabled', target: 'turningOff' }, { target: 'askingForPassword' }] },
    askingForPassword: {
      on: {
        submit: [
          { guard: 'hasPassword', target: 'starting' },
          { actions: { type: 'showErrors', params: ['password'] } },
        ],
      },
    },
    starting: {
      invoke: {
        id: 'startTwoFactor',
        src: 'startTwoFactor',
        input: ({ context }) => ({ password: context.form.password }),
        onDone: { target: 'scanning', actions: { type: 'keepSetup', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isUnavailable', params: ({ event }) => ({ error: event.error }) },
            target: 'unavailable',
          },
          {
            target: 'askingForPassword',
            actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    /** The authenticator app reads the secret and shows its first code. */
    scanning: {
      on: {
        submit: [
          { guard: 'hasCode', target: 'confirming' },
          { actions: { type: 'showErrors', params: ['code'] } },
        ],
      },
    },
    confirming: {
      invoke: {
        id: 'confirmTwoFactor',
        src: 'confirmTwoFactor',
        input: ({ context }) => ({ code: context.form.code.trim() }),
        onDone: {
          target: 'showingCodes',
          actions: [{ type: 'keepCodes', params: ({ event }) => event.output }, 'emitChanged'],
        },
        onError: {
          target: 'scanning',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    showingCodes: {
      on: {
        submit: {
          target: 'closed',
          actions: { type: 'alert', params: { tone: 'success', message: 'account.twoFactorOn' } },
        },
      },
    },
    turningOff: {
      on: {
        submit: [
          { guard: 'hasBoth', target: 'disabling' },
          { actions: { type: 'showErrors', params: ['password', 'code'] } },
        ],
      },
    },
    disabling: {
      invoke: {
        id: 'disableTwoFactor',
        src: 'disableTwoFactor',
        input: ({ context: { form } }) => ({ password: form.password, code: form.code.trim() }),
        onDone: {
          target: 'closed',
          actions: [
            'emitChanged',
            { type: 'alert', params: { tone: 'success', message: 'account.twoFactorOff' } },
          ],
        },
        onError: {
          target: 'turningOff',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    /** This backend has no two-factor authentication. */
    unavailable: { entry: 'forget' },
    closed: { type: 'final', entry: 'forget' },
  },
});

export type TwoFactorSnapshot = SnapshotFrom<typeof twoFactorMachine>;
