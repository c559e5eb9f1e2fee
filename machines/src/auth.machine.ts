import { assertEvent } from 'xstate';
import { failedTokenOf, loginProblem, registerProblem, type TokenTimes } from './auth.rules.ts';
import { duty, live, refresh, validation } from './auth.session.ts';
import { authSetup, receiverOf } from './auth.setup.ts';

const outdated: TokenTimes = { issuedAt: 0, refreshAfter: 0 };

/** Is there a session already? A token that wants to be renewed is renewed before it is tried. */
const loading = authSetup.createStateConfig({
  tags: 'undecided',
  initial: 'readingToken',
  on: {
    session_expired: 'expiring',
    token_adopted: { target: 'loading', reenter: true },
    token_removed: 'unauthenticated',
  },
  states: {
    readingToken: {
      invoke: {
        src: 'readToken',
        id: 'readToken',
        onDone: [
          {
            guard: { type: 'isTrue', params: ({ event }) => ({ is: event.output === null }) },
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
        onError: [{ guard: 'isOffline', target: 'offline' }, { target: '#auth.expiring' }],
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
        onError: [{ guard: 'isOffline', target: 'offline' }, { target: '#auth.expiring' }],
      },
    },
    offline: { on: { online: { target: 'readingToken', actions: 'noteOnline' } } },
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
            guard: {
              type: 'isTrue',
              params: ({ event }) => ({ is: loginProblem(event.credentials) === null }),
            },
            target: 'loggingIn',
          },
          {
            actions: {
              type: 'alertProblem',
              params: ({ event }) => ({ problem: loginProblem(event.credentials) }),
            },
          },
        ],
        register: [
          {
            guard: {
              type: 'isTrue',
              params: ({ event }) => ({ is: registerProblem(event.details) === null }),
            },
            target: 'registering',
          },
          {
            actions: {
              type: 'alertProblem',
              params: ({ event }) => ({ problem: registerProblem(event.details) }),
            },
          },
        ],
      },
    },
    loggingIn: {
      tags: 'submitting',
      entry: 'forgetFailure',
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
        onError: {
          target: 'idle',
          actions: [
            {
              type: 'noteFailure',
              params: ({ event }) => ({ error: event.error, message: 'auth.loginFailed' }),
            },
            {
              type: 'alertFailure',
              params: ({ event }) => ({ error: event.error, message: 'auth.loginFailed' }),
            },
          ],
        },
      },
    },
    registering: {
      tags: 'submitting',
      entry: 'forgetFailure',
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
              type: 'noteFailure',
              params: ({ event }) => ({ error: event.error, message: 'auth.registrationFailed' }),
            },
            {
              type: 'alertFailure',
              params: ({ event }) => ({ error: event.error, message: 'auth.registrationFailed' }),
            },
          ],
        },
      },
    },
  },
});

/** Who is signed in. What lives only while somebody is (channel, inbox, duty) is invoked by `authenticated`. */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: ({ input }) => ({ ...input, user: null, token: outdated, lastValidatedAt: 0, failure: null }),
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
      invoke: [
        {
          src: 'liveConnection',
          id: 'liveConnection',
          input: ({ context, self }) => ({
            userId: receiverOf(context).id,
            role: receiverOf(context).role,
            alerts: context.alerts,
            online: context.online,
            owner: self,
          }),
        },
        {
          src: 'inbox',
          id: 'inbox',
          input: ({ context }) => ({ receiver: receiverOf(context), clock: context.clock }),
        },
      ],
      on: {
        logout: 'loggingOut',
        session_expired: 'expiring',
        token_removed: 'unauthenticated',
        user_updated: { actions: { type: 'setUser', params: ({ event }) => event.user } },
      },
      states: { refresh, validation, live, duty },
    },
    expiring: {
      tags: 'undecided',
      invoke: {
        src: 'dropToken',
        id: 'dropToken',
        input: ({ event }) => ({ token: failedTokenOf(event) }),
        onDone: [
          { guard: { type: 'isTrue', params: ({ event }) => ({ is: event.output }) }, target: 'loading' },
          { target: 'unauthenticated', actions: 'alertExpired' },
        ],
        onError: { target: 'unauthenticated', actions: 'alertExpired' },
      },
    },
    loggingOut: {
      entry: [
        { type: 'alert', params: { tone: 'success', message: 'auth.loggedOut', topic: 'auth' } },
        'goHome',
      ],
      invoke: { src: 'logout', id: 'logout', onDone: 'unauthenticated', onError: 'unauthenticated' },
    },
  },
});
