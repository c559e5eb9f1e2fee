import type { LoginRequest, RegisterRequest } from '@mobility/openapi';
import { assign, type EventObject, fromCallback, type SnapshotFrom, setup } from 'xstate';
import type { AlertSink } from '../alerts/alert.ts';
import type { AuthActor } from '../auth/machine.ts';
import { loginIssue, registrationIssue } from '../auth/rules.ts';
import type { ShownError } from '../shown-error.ts';
import { isCode } from '../two-factor/code.ts';
import {
  type AuthTab,
  detailsOf,
  emptyForm,
  type InvalidForm,
  invalidForm,
  refusedForm,
  takenEmail,
  withoutIssuesOf,
} from './rules.ts';

/** The session that the form signs in to. */
export type SessionPort = Pick<AuthActor, 'send' | 'subscribe'>;

export type SignInInput = {
  session: SessionPort;
  alerts: AlertSink;
  tab: AuthTab;
  /** The role that Sign Up starts with. */
  role: RegisterRequest['role'];
};
type Context = SignInInput & {
  form: RegisterRequest;
  /** The validation issue of the last submitted form. */
  invalid: InvalidForm | null;
  /** How often the form was submitted: each time the field to correct takes the focus. */
  attempt: number;
  /** Why the session refused the last submitted form. */
  error: ShownError | null;
  /** The code of an authenticator app; null until the account asks for it. */
  code: string | null;
};
export type SignInEvent =
  | { type: 'change'; change: Partial<RegisterRequest> }
  | { type: 'changeCode'; code: string }
  | { type: 'back' }
  | { type: 'chooseTab'; tab: AuthTab }
  | { type: 'submit' }
  | { type: 'close' };
/** What the session reports. */
type Report = { type: 'signed_in' } | { type: 'refused'; error: ShownError | null } | { type: 'code_needed' };

const callErrorOf = ({ tab, form }: Context) =>
  tab === 'login' ? loginIssue(form) : registrationIssue(detailsOf(form));
const credentialsOf = ({ form: { email, password }, code }: Context): LoginRequest => ({
  email,
  password,
  ...(code?.trim() && { one_time_code: code.trim() }),
});

/** The sign-in dialog: two forms over one session. It ends when a user is signed in or closes it. */
export const signInMachine = setup({
  types: {
    input: {} as SignInInput,
    context: {} as Context,
    events: {} as SignInEvent | Report,
  },
  actors: {
    /** Reports when the session has a user, or is idle again after a refusal. */
    watchSession: fromCallback<EventObject, { session: SessionPort }>(({ input, sendBack }) => {
      const subscription = input.session.subscribe((snapshot) => {
        const { error, needsCode } = snapshot.context;
        if (snapshot.matches('authenticated')) sendBack({ type: 'signed_in' });
        else if (snapshot.matches({ unauthenticated: 'idle' }))
          sendBack(needsCode ? { type: 'code_needed' } : { type: 'refused', error });
      });
      return () => subscription.unsubscribe();
    }),
  },
  guards: {
    isValid: ({ context }) => callErrorOf(context) === null,
    hasCode: ({ context }) => isCode(context.code ?? ''),
    isCodeAsked: ({ context }) => context.code !== null,
    /** The server has answered, and refuses the form for a field whose format it does not take. */
    isFormatRefused: ({ context }, error: ShownError | null) =>
      context.tab === 'signup' && error !== null && !error.reason && refusedForm(context.form) !== null,
    /** The account is locked, which no other entry of the form changes; the alert of the session says so. */
    isLocked: (_, error: ShownError | null) => error?.code === 'account_locked',
    isEmailTaken: (_, error: ShownError | null) => error?.code === 'email_taken',
    isAnotherTab: ({ context }, tab: AuthTab) => tab !== context.tab,
  },
  actions: {
    change: assign({
      form: ({ context }, change: Partial<RegisterRequest>) => ({ ...context.form, ...change }),
      invalid: ({ context }, change) => withoutIssuesOf(context.invalid, change),
    }),
    showTab: assign(({ context }, tab: AuthTab) => ({
      tab,
      form: emptyForm(context.role),
      invalid: null,
      error: null,
      code: null,
    })),
    askForCode: assign({ code: '', error: null }),
    changeCode: assign((_, code: string) => ({ code, error: null })),
    refuseCode: assign(({ context }) => ({
      error: { message: context.code?.trim() ? 'auth.codeInvalid' : 'auth.codeRequired' } as const,
    })),
    forgetCode: assign({ code: null, error: null }),
    validate: assign(({ context }) => ({
      invalid: invalidForm(context.tab, context.form, callErrorOf(context)),
      attempt: context.attempt + 1,
      error: null,
    })),
    alertInvalid: ({ context: { alerts, invalid } }) => {
      if (!invalid) return;
      alerts.send({
        type: 'alert',
        alert: { tone: 'critical', message: invalid.message, topic: 'auth' },
      });
    },
    sendForm: ({ context }) =>
      context.session.send(
        context.tab === 'login'
          ? { type: 'login', credentials: credentialsOf(context) }
          : { type: 'register', details: detailsOf(context.form) },
      ),
    withdraw: ({ context }) => context.session.send({ type: 'cancel' }),
    markRefused: assign(({ context }) => ({
      invalid: refusedForm(context.form),
      attempt: context.attempt + 1,
    })),
    markTaken: assign(({ context }) => ({ invalid: takenEmail, attempt: context.attempt + 1 })),
    keepError: assign({ error: (_, error: ShownError | null) => error }),
  },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => ({
    ...input,
    form: emptyForm(input.role),
    invalid: null,
    attempt: 0,
    error: null,
    code: null,
  }),
  invoke: { src: 'watchSession', id: 'watchSession', input: ({ context: { session } }) => ({ session }) },
  initial: 'editing',
  on: {
    change: { actions: { type: 'change', params: ({ event }) => event.change } },
    signed_in: '.closed',
    close: '.closed',
  },
  states: {
    editing: {
      on: {
        chooseTab: {
          guard: { type: 'isAnotherTab', params: ({ event }) => event.tab },
          actions: { type: 'showTab', params: ({ event }) => event.tab },
        },
        submit: [
          { guard: 'isValid', target: 'submitting', actions: 'validate' },
          { actions: ['validate', 'alertInvalid'] },
        ],
      },
    },
    /** The password was right, and the account asks for a code. */
    askingForCode: {
      on: {
        changeCode: { actions: { type: 'changeCode', params: ({ event }) => event.code } },
        submit: [{ guard: 'hasCode', target: 'submitting' }, { actions: 'refuseCode' }],
        back: { target: 'editing', actions: 'forgetCode' },
      },
    },
    submitting: {
      entry: 'sendForm',
      on: {
        code_needed: { target: 'askingForCode', actions: 'askForCode' },
        refused: [
          {
            guard: { type: 'isLocked', params: ({ event }) => event.error },
            target: 'editing',
            actions: 'forgetCode',
          },
          {
            guard: 'isCodeAsked',
            target: 'askingForCode',
            actions: { type: 'keepError', params: ({ event }) => event.error },
          },
          {
            guard: { type: 'isEmailTaken', params: ({ event }) => event.error },
            target: 'editing',
            actions: 'markTaken',
          },
          {
            guard: { type: 'isFormatRefused', params: ({ event }) => event.error },
            target: 'editing',
            actions: 'markRefused',
          },
          { target: 'editing', actions: { type: 'keepError', params: ({ event }) => event.error } },
        ],
        chooseTab: {
          guard: { type: 'isAnotherTab', params: ({ event }) => event.tab },
          target: 'editing',
          actions: ['withdraw', { type: 'showTab', params: ({ event }) => event.tab }],
        },
        close: { target: 'closed', actions: 'withdraw' },
      },
    },
    closed: { type: 'final' },
  },
});

export type SignInSnapshot = SnapshotFrom<typeof signInMachine>;
