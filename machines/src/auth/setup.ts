import type { LiveMessage, LoginRequest, RegisterRequest, User } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { assign, emit, raise, sendTo, setup, stopChild } from 'xstate';
import type { Alert, AlertSink } from '../alerts/alert.ts';
import { callErrorOf } from '../call-error.ts';
import type { MessageKey } from '../messages.ts';
import type { Clock, SessionEnd } from '../ports.ts';
import type { RideChanged } from '../ride/owner.ts';
import type { SessionActor, SessionMachine } from '../session/machine.ts';
import type { SessionEvent, SessionReport } from '../session/setup.ts';
import { type ShownError, shownError } from '../shown-error.ts';
import { unprovided, unprovidedCallback } from '../unprovided.ts';
import type { Warning } from '../warning.ts';
import {
  isLockedOut,
  isUnanswered,
  loginIssue,
  refreshDueIn,
  registrationIssue,
  type TokenTimes,
} from './rules.ts';

type Input = { alerts: AlertSink; clock: Clock; online: boolean };
type Context = Input & {
  user: User | null;
  /** When the token was issued, and when it is due for a refresh. */
  token: TokenTimes;
  lastValidatedAt: number;
  /** Why the last attempt to sign in or up failed; cleared by the next attempt. */
  error: ShownError | null;
  /** The last attempt had the right password, and the account asks for a code of an authenticator app. */
  needsCode: boolean;
  /** The check of the stored token got no answer and is repeated. */
  isUnreachable: boolean;
  /** The session actor. Null when signed out, and until its code has been loaded. */
  session: SessionActor | null;
};
/** Only the alert of the last attempt to sign in or up is shown. */
const topic = 'auth';

/** The signed-in user, and the times of the new token. */
export type SignedIn = { user: User; times: TokenTimes };
/** Whether storage holds another token by now, and why the session ended by the first tab that heard of it. */
export type DroppedToken = { isAnother: boolean; end: SessionEnd };
export type AuthEvent =
  | { type: 'login'; credentials: LoginRequest }
  | { type: 'register'; details: RegisterRequest }
  | { type: 'cancel' }
  | { type: 'logout' }
  /** The deletion of the account is scheduled; its own alert says that the user is signed out. */
  | { type: 'account_left' }
  /** A request with this token was answered with 401; `error` says why, if the server does. */
  | { type: 'session_expired'; token: string; error?: unknown }
  | { type: 'user_updated'; user: User }
  /** Another tab signed in or refreshed the token. */
  | { type: 'token_adopted'; times: TokenTimes }
  /** Another tab signed out, or its session ended. */
  | { type: 'token_removed'; end?: SessionEnd | null }
  | { type: 'online' | 'offline' | 'became_visible' }
  /** The server answers again, or the user wants to reconnect. */
  | { type: 'retry' }
  /** Raised by the machine itself after a refresh. */
  | { type: 'token_changed' }
  | SessionReport;
/** The events that auth emits to the app. */
export type AuthEmitted =
  | { type: 'live_message'; message: LiveMessage }
  /** Messages may have been missed; `isFirst`: between the first reads of the page and the first connection. */
  | { type: 'resync'; isFirst: boolean }
  /** The live channel is open again, so the server answers: what could not be read meanwhile can be read now. */
  | { type: 'live_connected' }
  /** The user logged out, or the session of a user expired. A failed check of a token at the start is neither. */
  | { type: 'signed_out' }
  | RideChanged
  | Warning;

const runningSession = ({ session }: Context): SessionActor => {
  if (!session) throw new Error('The session is not running');
  return session;
};

/** The actors, delays, guards and actions of the auth machine. */
export const authSetup = setup({
  types: {
    context: {} as Context,
    events: {} as AuthEvent,
    input: {} as Input,
    emitted: {} as AuthEmitted,
    tags: {} as 'submitting' | 'undecided',
    // All children must be listed: xstate's declarations do not match if one is missing.
    children: {} as {
      readToken: 'readToken';
      dropToken: 'dropToken';
      watchTabs: 'watchTabs';
      watchPresence: 'watchPresence';
      login: 'login';
      register: 'register';
      getCurrentUser: 'getCurrentUser';
      refreshSession: 'refreshSession';
      logout: 'logout';
      loadSession: 'loadSession';
    },
  },
  actors: {
    /** The stored token's times; null when there is none. */
    readToken: unprovided<TokenTimes | null>('readToken'),
    /** Clears the failed token. */
    dropToken: unprovided<DroppedToken, { token: string | undefined; end: SessionEnd }>('dropToken'),
    watchTabs: unprovidedCallback('watchTabs'),
    watchPresence: unprovidedCallback('watchPresence'),
    login: unprovided<SignedIn, LoginRequest>('login'),
    register: unprovided<SignedIn, RegisterRequest>('register'),
    getCurrentUser: unprovided<User>('getCurrentUser'),
    refreshSession: unprovided<TokenTimes>('refreshSession'),
    logout: unprovided<void>('logout'),
    /** The code of the session, which no visitor needs. */
    loadSession: unprovided<SessionMachine>('loadSession'),
  },
  delays: {
    refreshDue: ({ context }) => refreshDueIn(context.token, context.clock.now()),
    validationInterval: limits.auth.validationInterval,
    sessionReload: limits.live.retryInterval,
    recheck: limits.live.retryInterval,
  },
  guards: {
    hasNoToken: (_, times: TokenTimes | null) => times === null,
    holdsAnotherToken: (_, { isAnother }: DroppedToken) => isAnother,
    isLoginValid: (_, credentials: LoginRequest) => loginIssue(credentials) === null,
    isRegistrationValid: (_, details: RegisterRequest) => registrationIssue(details) === null,
    wasRejectedAgain: (_, { again }: { again: boolean }) => again,
    isOnline: ({ context }) => context.online,
    isLockedOut: (_, event: { type: string }) => isLockedOut(event),
    /** The server did not decide: no answer, or one of a server that is down or busy. */
    isUnanswered: ({ context }, { error }: { error: unknown }) => !context.online || isUnanswered(error),
    isCodeNeeded: (_, { error }: { error: unknown }) => callErrorOf(error).code === 'two_factor_required',
    hasUser: ({ context }) => context.user !== null,
    isAnotherUser: ({ context }, user: User) =>
      user.id !== context.user?.id || user.role !== context.user.role,
    isFresh: ({ context }, times: TokenTimes) => refreshDueIn(times, context.clock.now()) > 0,
    refreshOverdue: ({ context }) => refreshDueIn(context.token, context.clock.now()) === 0,
    validationOverdue: ({ context }) =>
      context.clock.now() - context.lastValidatedAt >= limits.auth.validationInterval,
  },
  actions: {
    noteOnline: assign({ online: true }),
    noteOffline: assign({ online: false }),
    setUser: assign({
      user: (_, user: User) => user,
      lastValidatedAt: ({ context }) => context.clock.now(),
      isUnreachable: false,
    }),
    clearUser: assign({ user: null, isUnreachable: false }),
    noteUnreachable: assign({ isUnreachable: true }),
    noteToken: assign({ token: (_, times: TokenTimes) => times }),
    alert: ({ context }, alert: Alert) => context.alerts.send({ type: 'alert', alert }),
    alertIssue: ({ context }, { issue }: { issue: MessageKey | null }) => {
      if (issue) context.alerts.send({ type: 'alert', alert: { tone: 'critical', message: issue, topic } });
    },
    greet: ({ context: { alerts, user } }, { message }: { message: MessageKey }) =>
      alerts.send({
        type: 'alert',
        alert: { tone: 'success', message, params: { name: user?.name ?? '' }, topic },
      }),
    alertError: ({ context }, { error, message }: { error: unknown; message: MessageKey }) =>
      context.alerts.send({
        type: 'alert',
        alert: { tone: 'critical', ...shownError(message, error), topic },
      }),
    noteError: assign({
      error: (_, { error, message }: { error: unknown; message: MessageKey }) => shownError(message, error),
    }),
    noteCodeNeeded: assign({ needsCode: true }),
    forgetError: assign({ error: null, needsCode: false }),
    /** A sign-out in another tab is no news here. */
    alertEnd: ({ context: { alerts } }, { end }: { end?: SessionEnd | null }) => {
      if (!end) return;
      const message = end === 'locked' ? 'auth.accountLocked' : 'auth.sessionExpired';
      alerts.send({ type: 'alert', alert: { tone: 'critical', message, topic } });
    },
    emitSignedOut: emit({ type: 'signed_out' }),
    startSession: assign({
      // A user without an id gets no channel.
      session: ({ context: { user, alerts, clock, online }, spawn, self }, machine: SessionMachine) =>
        spawn(machine, {
          input: {
            receiver: { id: user?.id ?? '', role: user?.role ?? 'rider' },
            alerts,
            clock,
            online,
            owner: self,
          },
        }),
    }),
    /** While the token is still valid. */
    announceLogout: ({ context, event }) => {
      if (event.type === 'logout' || event.type === 'account_left') context.session?.send({ type: 'logout' });
    },
    stopSession: stopChild(({ context }) => context.session ?? 'none'),
    forgetSession: assign({ session: null }),
    sendToSession: sendTo(
      ({ context }) => runningSession(context),
      (_, event: SessionEvent) => event,
    ),
    raiseTokenChanged: raise({ type: 'token_changed' }),
    emitMessage: emit(
      (_, { message }: { message: LiveMessage }): AuthEmitted => ({ type: 'live_message', message }),
    ),
    emitRideChanged: emit(
      (_, { ride_id }: { ride_id?: string }): AuthEmitted => ({ type: 'ride_changed', ride_id }),
    ),
    emitResync: emit((_, { isFirst }: { isFirst: boolean }): AuthEmitted => ({ type: 'resync', isFirst })),
    emitConnected: emit({ type: 'live_connected' }),
    emitWarning: emit((_, warning: Warning): AuthEmitted => warning),
  },
});
