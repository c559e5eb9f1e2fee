import type { Message, PasswordResetRequest } from '@mobility/openapi';
import { assign, type SnapshotFrom, setup } from 'xstate';
import { formatIssue } from '../auth/rules.ts';
import type { MessageKey } from '../messages.ts';
import { type ShownError, shownError } from '../shown-error.ts';
import { isUnavailable } from '../unavailable.ts';
import { unprovided } from '../unprovided.ts';

export type ForgotPasswordInput = {
  /** The address typed in the sign-in form. */
  email: string;
};
export type ForgotPasswordContext = ForgotPasswordInput & {
  issue: MessageKey | null;
  error: ShownError | null;
};
export type ForgotPasswordEvent =
  | { type: 'change'; email: string }
  | { type: 'requestPasswordReset' }
  | { type: 'back' }
  | { type: 'close' };

const issueOf = ({ email }: ForgotPasswordContext): MessageKey | null =>
  email.trim() === '' ? 'auth.fieldRequired' : formatIssue('email', email.trim());

/**
 * Requests an e-mail with a link to set a new password. The answer does not reveal whether the address
 * has an account.
 */
export const forgotPasswordMachine = setup({
  types: {
    input: {} as ForgotPasswordInput,
    context: {} as ForgotPasswordContext,
    events: {} as ForgotPasswordEvent,
  },
  actors: { requestPasswordReset: unprovided<Message, PasswordResetRequest>('requestPasswordReset') },
  guards: {
    isValid: ({ context }) => issueOf(context) === null,
    isUnavailable: (_, { error }: { error: unknown }) => isUnavailable(error),
  },
  actions: {
    change: assign((_, email: string) => ({ email, issue: null, error: null })),
    showIssue: assign(({ context }) => ({ issue: issueOf(context), error: null })),
    fail: assign((_, { error }: { error: unknown }) => ({ error: shownError('auth.resetFailed', error) })),
  },
}).createMachine({
  id: 'forgotPassword',
  context: ({ input }) => ({ ...input, issue: null, error: null }),
  initial: 'editing',
  on: { back: '.backToSignIn', close: '.closed' },
  states: {
    editing: {
      on: {
        change: { actions: { type: 'change', params: ({ event }) => event.email } },
        requestPasswordReset: [
          { guard: 'isValid', target: 'sending', actions: 'showIssue' },
          { actions: 'showIssue' },
        ],
      },
    },
    sending: {
      invoke: {
        id: 'requestPasswordReset',
        src: 'requestPasswordReset',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: 'sent',
        onError: [
          {
            guard: { type: 'isUnavailable', params: ({ event }) => ({ error: event.error }) },
            target: 'unavailable',
          },
          { target: 'editing', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    sent: {},
    /** This backend sends no such e-mail. */
    unavailable: {},
    backToSignIn: { type: 'final' },
    closed: { type: 'final' },
  },
});

export type ForgotPasswordSnapshot = SnapshotFrom<typeof forgotPasswordMachine>;
