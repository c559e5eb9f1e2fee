import type { LiveMessage, Location, LoginRequest, RegisterRequest, User } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { assign, emit, sendTo, setup } from 'xstate';
import { type ActiveRideEvent, activeRideMachine } from '../active-ride/machine.ts';
import type { Alert, AlertSink } from '../alerts/alert.ts';
import { alertOf, type Receiver } from '../alerts/rules.ts';
import { availabilityMachine } from '../availability/machine.ts';
import { changesDuty, changesRides } from '../availability/rules.ts';
import { driverLocationMachine, type LocationUpdatedEvent } from '../driver-location/machine.ts';
import { inboxMachine } from '../inbox/machine.ts';
import { liveConnectionMachine } from '../live-connection/machine.ts';
import type { LiveConnectionReport } from '../live-connection/setup.ts';
import type { MessageKey } from '../messages.ts';
import { type OffersReport, offersMachine } from '../offers/machine.ts';
import type { Clock } from '../ports.ts';
import { preferencesMachine } from '../preferences/machine.ts';
import type { RideChanged } from '../ride/owner.ts';
import type { Party } from '../ride/rules.ts';
import { type ShownError, shownError } from '../shown-error.ts';
import { unprovided, unprovidedCallback } from '../unprovided.ts';
import type { Warning } from '../warning.ts';
import { loginIssue, refreshDueIn, registrationIssue, type TokenTimes } from './rules.ts';

type Input = { alerts: AlertSink; clock: Clock; online: boolean };
type Context = Input & {
  user: User | null;
  /** When the token was issued, and when it is due for a refresh. */
  token: TokenTimes;
  lastValidatedAt: number;
  /** Why the last attempt to sign in or up failed; cleared by the next attempt. */
  error: ShownError | null;
};
/** Only the alert of the last attempt to sign in or up is shown. */
const topic = 'auth';

/** The signed-in user, and the times of the new token. */
export type SignedIn = { user: User; times: TokenTimes };
export type AuthEvent =
  | { type: 'login'; credentials: LoginRequest }
  | { type: 'register'; details: RegisterRequest }
  | { type: 'cancel' }
  | { type: 'logout' }
  /** A request with this token was answered with 401. */
  | { type: 'session_expired'; token: string }
  | { type: 'user_updated'; user: User }
  /** Another tab signed in or refreshed the token. */
  | { type: 'token_adopted'; times: TokenTimes }
  | { type: 'token_removed' }
  | { type: 'online' | 'offline' | 'became_visible' }
  | LiveConnectionReport
  | LocationUpdatedEvent
  | OffersReport
  | RideChanged
  | Warning;
/** The events that auth emits to the app. */
export type AuthEmitted =
  | { type: 'live_message'; message: LiveMessage }
  | { type: 'resync' }
  /** The user logged out, or the session of a user expired. A failed check of a token at the start is neither. */
  | { type: 'signed_out' }
  | RideChanged
  | Warning;

/** The user, for the children; without an id no channel is opened. */
export const receiverOf = ({ user }: Context): Receiver => ({
  id: user?.id ?? '',
  role: user?.role ?? 'rider',
});

/** As whom the user takes part in rides; null for admins and unknown roles. */
export const partyOf = ({ user }: Context): Party | null =>
  user?.role === 'rider' || user?.role === 'driver' ? user.role : null;

/** The actors, delays, guards and actions of the auth machine. */
export const authSetup = setup({
  types: {
    context: {} as Context,
    events: {} as AuthEvent,
    input: {} as Input,
    emitted: {} as AuthEmitted,
    tags: {} as 'submitting' | 'undecided',
    // All of them: with a child left out, xstate's declarations contradict themselves.
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
      liveConnection: 'liveConnection';
      inbox: 'inbox';
      activeRide: 'activeRide';
      availability: 'availability';
      offers: 'offers';
      preferences: 'preferences';
      driverLocation: 'driverLocation';
    },
  },
  actors: {
    /** The stored token's times; null when there is none. */
    readToken: unprovided<TokenTimes | null>('readToken'),
    /** Clears the failed token; true when storage holds another one by now. */
    dropToken: unprovided<boolean, { token: string | undefined }>('dropToken'),
    watchTabs: unprovidedCallback('watchTabs'),
    watchPresence: unprovidedCallback('watchPresence'),
    login: unprovided<SignedIn, LoginRequest>('login'),
    register: unprovided<SignedIn, RegisterRequest>('register'),
    getCurrentUser: unprovided<User>('getCurrentUser'),
    refreshSession: unprovided<TokenTimes>('refreshSession'),
    logout: unprovided<void>('logout'),
    liveConnection: liveConnectionMachine,
    inbox: inboxMachine,
    activeRide: activeRideMachine,
    availability: availabilityMachine,
    offers: offersMachine,
    preferences: preferencesMachine,
    driverLocation: driverLocationMachine,
  },
  delays: {
    refreshDue: ({ context }) => refreshDueIn(context.token, context.clock.now()),
    validationInterval: limits.auth.validationInterval,
  },
  guards: {
    hasNoToken: (_, times: TokenTimes | null) => times === null,
    holdsAnotherToken: (_, { isAnother }: { isAnother: boolean }) => isAnother,
    isLoginValid: (_, credentials: LoginRequest) => loginIssue(credentials) === null,
    isRegistrationValid: (_, details: RegisterRequest) => registrationIssue(details) === null,
    wasRejectedAgain: (_, { again }: { again: boolean }) => again,
    changesRides: (_, message: LiveMessage) => changesRides(message),
    changesDuty: (_, message: LiveMessage) => changesDuty(message),
    isOffline: ({ context }) => !context.online,
    hasUser: ({ context }) => context.user !== null,
    isDriver: ({ context }) => context.user?.role === 'driver',
    takesRides: ({ context }) => partyOf(context) !== null,
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
    forgetError: assign({ error: null }),
    alertExpired: ({ context: { alerts } }) =>
      alerts.send({ type: 'alert', alert: { tone: 'critical', message: 'auth.sessionExpired', topic } }),
    emitSignedOut: emit({ type: 'signed_out' }),
    // Only the position of a device has an accuracy; a typed address overrides the device.
    followLocation: sendTo('liveConnection', (_, { location }: { location: Location }) => ({
      type: location.accuracy === undefined ? 'unfollowPosition' : 'followPosition',
    })),
    sendTokenChanged: sendTo('liveConnection', { type: 'token_changed' }),
    sendToInbox: sendTo('inbox', (_, { message }: { message: LiveMessage }) => ({
      type: 'live_received',
      message,
    })),
    sendResyncToInbox: sendTo('inbox', { type: 'resync' }),
    sendToActiveRide: sendTo('activeRide', (_, event: ActiveRideEvent) => event),
    sendRidesChanged: sendTo('availability', { type: 'rides_changed' }),
    sendDutyChanged: sendTo('availability', { type: 'duty_changed' }),
    sendLocation: sendTo('availability', (_, event: LocationUpdatedEvent) => event),
    alertLive: ({ context }, { message }: { message: LiveMessage }) => {
      const alert = alertOf(message, receiverOf(context));
      if (alert) context.alerts.send({ type: 'alert', alert });
    },
    emitMessage: emit(
      (_, { message }: { message: LiveMessage }): AuthEmitted => ({ type: 'live_message', message }),
    ),
    emitRideChanged: emit(
      (_, { ride_id }: { ride_id?: string }): AuthEmitted => ({ type: 'ride_changed', ride_id }),
    ),
    emitResync: emit({ type: 'resync' }),
    emitWarning: emit((_, warning: Warning): AuthEmitted => warning),
  },
});
