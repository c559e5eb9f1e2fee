import { type ActorRefFrom, assertEvent } from 'xstate';
import type { SessionEnd } from '../ports.ts';
import { failedTokenOf, loginIssue, registrationIssue, type TokenTimes } from './rules.ts';
import { refresh, session, validation } from './session.ts';
import { authSetup, type DroppedToken } from './setup.ts';

const outdated: TokenTimes = { issuedAt: 0, refreshAfter: 0 };

/** The tab that cleared the token has noted why. */
const tokenRemoved = {
  target: '#auth.unauthenticated',
  actions: { type: 'alertEnd', params: ({ event }: { event: { end?: SessionEnd | null } }) => event },
} as const;

/** Looks for an existing session. A stored token that is due is refreshed first. */
const loading = authSetup.createStateConfig({
  tags: 'undecided',
  initial: 'readingToken',
  on: {
    session_expired: 'expiring',
    token_adopted: { target: 'loading', reenter: true },
    token_removed: tokenRemoved,
  },
  states: {
    readingToken: {
      invoke: {
        src: 'readToken',
        id: 'readToken',
        onDone: [
          {
            guard: { type: 'hasNoToken', params: ({ event }) => event.output },
            target: '#auth.unauthenticated',
          },
          {
            guard: { type: 'isFresh', params: ({ event }) => event.output ?? outdated },
            target: 'checkingUser',
            actions: {
              type: 'noteToken',
              params: ({ event }) => event.output ?? outdated,
            },
          },
          { target: 'renewing' },
        ],
        onError: '#auth.unauthenticated',
      },
    },
    renewing: {
      invoke: {
        src: 'refreshSession',
        id: 'refreshSession',
        onDone: {
          target: 'checkingUser',
          actions: { type: 'noteToken', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'unreachable' },
          { target: '#auth.expiring' },
        ],
      },
    },
    checkingUser: {
      invoke: {
        src: 'getCurrentUser',
        id: 'getCurrentUser',
        onDone: {
          target: '#auth.authenticated',
          actions: { type: 'setUser', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'unreachable' },
          { target: '#auth.expiring' },
        ],
      },
    },
    // A server that restarts must not sign anyone out: the token is kept, and the check is repeated.
    unreachable: {
      entry: 'noteUnreachable',
      after: { recheck: 'readingToken' },
      on: { online: { target: 'readingToken', actions: 'noteOnline' }, retry: 'readingToken' },
    },
  },
});

const unauthenticated = authSetup.createStateConfig({
  initial: 'idle',
  entry: 'clearUser',
  on: { token_adopted: 'loading' },
  states: {
    idle: {
      on: {
        login: [
          {
            guard: { type: 'isLoginValid', params: ({ event }) => event.credentials },
            target: 'loggingIn',
          },
          {
            actions: {
              type: 'alertIssue',
              params: ({ event }) => ({ issue: loginIssue(event.credentials) }),
            },
          },
        ],
        register: [
          {
            guard: { type: 'isRegistrationValid', params: ({ event }) => event.details },
            target: 'registering',
          },
          {
            actions: {
              type: 'alertIssue',
              params: ({ event }) => ({ issue: registrationIssue(event.details) }),
            },
          },
        ],
      },
    },
    loggingIn: {
      tags: 'submitting',
      entry: 'forgetError',
      on: { cancel: 'idle' },
      invoke: {
        src: 'login',
        id: 'login',
        input: ({ event }) => {
          assertEvent(event, 'login');
          return event.credentials;
        },
        onDone: {
          target: '#auth.authenticated',
          actions: [
            { type: 'setUser', params: ({ event }) => event.output.user },
            { type: 'noteToken', params: ({ event }) => event.output.times },
            { type: 'greet', params: { message: 'auth.welcomeBack' } },
          ],
        },
        onError: [
          {
            guard: { type: 'isCodeNeeded', params: ({ event }) => event },
            target: 'idle',
            actions: 'noteCodeNeeded',
          },
          {
            target: 'idle',
            actions: [
              {
                type: 'noteError',
                params: ({ event }) => ({ error: event.error, message: 'auth.loginFailed' }),
              },
              {
                type: 'alertError',
                params: ({ event }) => ({ error: event.error, message: 'auth.loginFailed' }),
              },
            ],
          },
        ],
      },
    },
    registering: {
      tags: 'submitting',
      entry: 'forgetError',
      on: { cancel: 'idle' },
      invoke: {
        src: 'register',
        id: 'register',
        input: ({ event }) => {
          assertEvent(event, 'register');
          return event.details;
        },
        onDone: {
          target: '#auth.authenticated',
          actions: [
            { type: 'setUser', params: ({ event }) => event.output.user },
            { type: 'noteToken', params: ({ event }) => event.output.times },
            { type: 'greet', params: { message: 'auth.welcome' } },
          ],
        },
        onError: {
          target: 'idle',
          actions: [
            {
              type: 'noteError',
              params: ({ event }) => ({ error: event.error, message: 'auth.registrationFailed' }),
            },
            {
              type: 'alertError',
              params: ({ event }) => ({ error: event.error, message: 'auth.registrationFailed' }),
            },
          ],
        },
      },
    },
  },
});

/**
 * Forgets the token and says why the session has ended, unless storage holds another token by now. A failed check of the
 * token at the start leaves the user on the public page that was opened.
 */
const ending = (end: SessionEnd) => {
  const ends = <Params>(params: Params) => {
    const alert = { type: 'alertEnd', params } as const;
    return [
      { guard: 'hasUser', target: '#auth.unauthenticated', actions: [alert, 'emitSignedOut'] },
      { target: '#auth.unauthenticated', actions: alert },
    ] as const;
  };
  return authSetup.createStateConfig({
    invoke: {
      src: 'dropToken',
      id: 'dropToken',
      input: ({ event }) => ({ token: failedTokenOf(event), end }),
      onDone: [
        {
          guard: { type: 'holdsAnotherToken', params: ({ event }) => event.output },
          target: '#auth.loading',
        },
        ...ends(({ event }: { event: { output: DroppedToken } }) => event.output),
      ],
      onError: ends({ end }),
    },
  });
};

/** The server has refused the token, because it has expired or because the account is locked. */
const expiring = authSetup.createStateConfig({
  tags: 'undecided',
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: { type: 'isLockedOut', params: ({ event }) => event }, target: 'locked' },
        { target: 'expired' },
      ],
    },
    expired: ending('expired'),
    locked: ending('locked'),
  },
});

/**
 * Who is signed in. `authenticated` loads and runs the session, the machines that only a signed-in user
 * needs.
 */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: ({ input }) => ({
    ...input,
    user: null,
    token: outdated,
    lastValidatedAt: 0,
    error: null,
    needsCode: false,
    isUnreachable: false,
    session: null,
  }),
  initial: 'loading',
  invoke: [
    { src: 'watchTabs', id: 'watchTabs' },
    { src: 'watchPresence', id: 'watchPresence' },
  ],
  on: { online: { actions: 'noteOnline' }, offline: { actions: 'noteOffline' } },
  states: {
    loading,
    unauthenticated,
    authenticated: {
      type: 'parallel',
      on: {
        logout: {
          target: 'loggingOut',
          actions: {
            type: 'alert',
            params: { tone: 'success', message: 'auth.loggedOut', topic: 'auth' },
          },
        },
        account_left: 'loggingOut',
        token_removed: tokenRemoved,
        user_updated: { actions: { type: 'setUser', params: ({ event }) => event.user } },
      },
      states: { refresh, validation, session },
    },
    expiring,
    loggingOut: {
      entry: 'emitSignedOut',
      invoke: { src: 'logout', id: 'logout', onDone: 'unauthenticated', onError: 'unauthenticated' },
    },
  },
});

/** Who is signed in, with the session. */
export type AuthActor = ActorRefFrom<typeof authMachine>;
