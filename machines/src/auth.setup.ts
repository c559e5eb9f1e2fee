import type { LiveMessage, Location, LoginRequest, RegisterRequest, User } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { assign, type EventObject, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Alert, AlertSink } from './alert.ts';
import { alertOf, type Receiver } from './alerts.rules.ts';
import { refreshDueIn, type TokenTimes } from './auth.rules.ts';
import { availabilityMachine } from './availability.machine.ts';
import { driverLocationMachine, type LocationUpdatedEvent } from './driver-location.machine.ts';
import { type Failure, failureOf } from './failure.ts';
import { inboxMachine } from './inbox.machine.ts';
import { liveConnectionMachine } from './live-connection.machine.ts';
import type { LiveConnectionReport } from './live-connection.setup.ts';
import type { MessageKey } from './messages.ts';
import type { Clock } from './ports.ts';
import { preferencesMachine } from './preferences.machine.ts';

type Input = { alerts: AlertSink; clock: Clock; online: boolean };
type Context = Input & {
  user: User | null;
  /** When the token was renewed, and when it wants to be again. */
  token: TokenTimes;
  lastValidatedAt: number;
  /** Why the last try to sign in or up was refused; gone with the next try. */
  failure: Failure | null;
};
/** One try to sign in or up after the other: only what the last one led to shows. */
const topic = 'auth';

/** Who signed in, and the times of the token that came with it. */
export type SignedIn = { user: User; times: TokenTimes };
export type AuthEvent =
  | { type: 'login'; credentials: LoginRequest }
  | { type: 'register'; details: RegisterRequest }
  | { type: 'cancel' }
  | { type: 'logout' }
  /** A call was refused with this token. */
  | { type: 'session_expired'; token: string }
  | { type: 'user_updated'; user: User }
  /** Another tab signed in or renewed the token. */
  | { type: 'token_adopted'; times: TokenTimes }
  | { type: 'token_removed' }
  | { type: 'online' | 'offline' | 'became_visible' }
  | LiveConnectionReport
  | LocationUpdatedEvent;
/** What the app hears for as long as the page lives, whoever is signed in. */
export type AuthEmitted =
  | { type: 'live_message'; message: LiveMessage }
  | { type: 'resync' }
  | { type: 'warning'; message: MessageKey };

const unprovided = () => Promise.reject(new Error('provided by authWith'));

/** Who is there, for the children; without a user nobody connects. */
export const receiverOf = ({ user }: Context): Receiver => ({
  id: user?.id ?? '',
  role: user?.role ?? 'rider',
});

/** The vocabulary of the auth machine: what it invokes, asks, waits for and does. */
export const authSetup = setup({
  types: {
    context: {} as Context,
    events: {} as AuthEvent,
    input: {} as Input,
    emitted: {} as AuthEmitted,
    tags: {} as 'submitting' | 'undecided',
    children: {} as {
      liveConnection: 'liveConnection';
      inbox: 'inbox';
      availability: 'availability';
      preferences: 'preferences';
      driverLocation: 'driverLocation';
    },
  },
  actors: {
    /** The stored token's times; null when there is none. */
    readToken: fromPromise<TokenTimes | null>(unprovided),
    /** Clears the failed token; true when storage holds another one by now. */
    dropToken: fromPromise<boolean, { token: string | undefined }>(unprovided),
    watchTabs: fromCallback<EventObject, void>(() => undefined),
    watchPresence: fromCallback<EventObject, void>(() => undefined),
    login: fromPromise<SignedIn, LoginRequest>(unprovided),
    register: fromPromise<SignedIn, RegisterRequest>(unprovided),
    getCurrentUser: fromPromise<User>(unprovided),
    refreshSession: fromPromise<TokenTimes>(unprovided),
    logout: fromPromise<void>(unprovided),
    liveConnection: liveConnectionMachine,
    inbox: inboxMachine,
    availability: availabilityMachine,
    preferences: preferencesMachine,
    driverLocation: driverLocationMachine,
  },
  delays: {
    refreshDue: ({ context }) => refreshDueIn(context.token, context.clock.now()),
    validationInterval: limits.auth.validationInterval,
  },
  guards: {
    isTrue: (_, { is }: { is: boolean }) => is,
    isOffline: ({ context }) => !context.online,
    isDriver: ({ context }) => context.user?.role === 'driver',
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
    setUser: assign({ user: (_, user: User) => user, lastValidatedAt: ({ context }) => context.clock.now() }),
    clearUser: assign({ user: null }),
    noteToken: assign({ token: (_, times: TokenTimes) => times }),
    alert: ({ context }, alert: Alert) => context.alerts.send({ type: 'alert', alert }),
    alertProblem: ({ context }, { problem }: { problem: MessageKey | null }) => {
      if (problem)
        context.alerts.send({ type: 'alert', alert: { tone: 'critical', message: problem, topic } });
    },
    greet: ({ context: { alerts, user } }, { message }: { message: MessageKey }) =>
      alerts.send({
        type: 'alert',
        alert: { tone: 'success', message, params: { name: user?.name ?? '' }, topic },
      }),
    alertFailure: ({ context }, { error, message }: { error: unknown; message: MessageKey }) =>
      context.alerts.send({
        type: 'alert',
        alert: { tone: 'critical', ...failureOf(message, error), topic },
      }),
    noteFailure: assign({
      failure: (_, { error, message }: { error: unknown; message: MessageKey }) => failureOf(message, error),
    }),
    forgetFailure: assign({ failure: null }),
    alertExpired: ({ context: { alerts, user } }) => {
      alerts.send({ type: 'alert', alert: { tone: 'critical', message: 'auth.sessionExpired', topic } });
      // A failed check at the start stays where the page is: a public route is no place to be sent away from.
      if (user) alerts.send({ type: 'navigate', to: '/' });
    },
    goHome: ({ context }) => context.alerts.send({ type: 'navigate', to: '/' }),
    // Only a device knows how exact it is; whoever typed an address wants to be there, wherever the device is.
    followLocation: sendTo('liveConnection', (_, { location }: { location: Location }) => ({
      type: location.accuracy === undefined ? 'unfollowPosition' : 'followPosition',
    })),
    tellTokenChanged: sendTo('liveConnection', { type: 'token_changed' }),
    tellInbox: sendTo('inbox', (_, { message }: { message: LiveMessage }) => ({
      type: 'live_received',
      message,
    })),
    tellInboxResync: sendTo('inbox', { type: 'resync' }),
    tellRidesChanged: sendTo('availability', { type: 'rides_changed' }),
    tellDutyChanged: sendTo('availability', { type: 'duty_changed' }),
    tellLocation: sendTo('availability', (_, event: LocationUpdatedEvent) => event),
    alertLive: ({ context }, { message }: { message: LiveMessage }) => {
      const alert = alertOf(message, receiverOf(context));
      if (alert) context.alerts.send({ type: 'alert', alert });
    },
    emitMessage: emit((_, { message }: { message: LiveMessage }) => ({ type: 'live_message', message })),
    emitResync: emit({ type: 'resync' }),
    emitWarning: emit((_, { message }: { message: MessageKey }) => ({ type: 'warning', message })),
  },
});
