import type { LiveClientMessage, LiveMessage, Role } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import {
  assign,
  type EventObject,
  enqueueActions,
  fromCallback,
  fromPromise,
  raise,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';
import type { AlertSink } from './alert.ts';
import {
  canConnect,
  isMeantFor,
  isRejection,
  isWorthTelling,
  locationUpdate,
  type Position,
  type Proximity,
  proximitySubscription,
  reconnectDelay,
} from './live-connection.rules.ts';
import type { MessageKey } from './messages.ts';

/** What the connection tells its owner. */
export type LiveConnectionReport =
  | { type: 'live_received'; message: LiveMessage }
  /** Something may have been missed: it must be fetched. */
  | { type: 'resync' }
  /** The server refused the token. `again` where a fresh one was refused too. */
  | { type: 'auth_rejected'; again: boolean }
  /** No more retries by themselves; for the console, not for people. */
  | { type: 'live_unreachable'; message: MessageKey };
export type LiveConnectionOwner = { send(report: LiveConnectionReport): void };

export type TransportInput = { userId: string; role: Role };
export type TransportEvent =
  | { type: 'channel_opened' }
  | { type: 'channel_message'; message: LiveMessage }
  | { type: 'channel_failed' }
  | { type: 'channel_refused' }
  | { type: 'channel_frame' }
  | { type: 'channel_gap' }
  | { type: 'channel_caught_up'; complete: boolean }
  | { type: 'channel_closed'; code: number; reason: string };
export type TransportCommand =
  | { type: 'sendMessage'; message: LiveClientMessage | { type: 'ping' } }
  | { type: 'sendToken' }
  | { type: 'skipGap' }
  | { type: 'closeChannel'; code: number };
export type PresenceEvent = { type: 'online' } | { type: 'offline' } | { type: 'became_visible' };

type Input = TransportInput & { alerts: AlertSink; owner: LiveConnectionOwner; online: boolean };
type Context = Input & {
  retries: number;
  rejected: boolean;
  /** What the server can do beyond the specification. */
  features: readonly string[];
  /** Found by a look at whether the server is back: such an attempt disturbs nobody when it fails. */
  isQuiet: boolean;
  /** The latest is state, not a message: it is told again on every connection. */
  position: Position | null;
  told: Position | null;
  proximity: Proximity | null;
};
type Event =
  | TransportEvent
  | PresenceEvent
  | { type: 'retry' }
  | { type: 'token_changed' }
  | { type: 'gap_outlasted' }
  | { type: 'moved'; position: Position }
  | { type: 'followPosition' }
  | { type: 'unfollowPosition' }
  | { type: 'watchNearby'; proximity: Proximity }
  | { type: 'ignoreNearby' };

/** What the connection is made of: its actors, timers, guards and actions. */
export const liveConnectionSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'connected' | 'live',
  },
  actors: {
    transport: fromCallback<TransportCommand, TransportInput, EventObject>(() => undefined),
    watchPresence: fromCallback<EventObject, void>(() => undefined),
    followPosition: fromCallback<EventObject, void>(() => undefined),
    /** Resolves where the server is back and the person is there. */
    getHealth: fromPromise<unknown>(() => Promise.reject()),
  },
  delays: {
    pingInterval: limits.live.pingInterval,
    silenceTimeout: limits.live.silenceTimeout,
    gapPatience: limits.live.gapPatience,
    probeInterval: limits.live.probeInterval,
    connectTimeout: limits.live.connectTimeout,
    readyDelay: limits.live.readyDelay,
    stableAfter: limits.live.stableAfter,
    reconnectDelay: ({ context }) => reconnectDelay(context.retries),
  },
  guards: {
    canConnect: ({ context }) => canConnect(context.userId),
    isOffline: ({ context }) => !context.online,
    retriesLeft: ({ context }) => context.retries < limits.live.reconnectAttempts,
    firstErrors: ({ context }) => context.retries < limits.live.errorToastsBelow,
    closedNormally: ({ event }) => event.type === 'channel_closed' && event.code === 1000,
    closedForToken: ({ event }) => event.type === 'channel_closed' && isRejection(event),
    canPing: ({ context }) => context.features.includes('ping'),
    canRenew: ({ context }) => context.features.includes('auth_refresh'),
    isQuiet: ({ context }) => context.isQuiet,
    isIncomplete: ({ event }) => event.type === 'channel_caught_up' && !event.complete,
    isAcknowledgement: ({ event }) =>
      event.type === 'channel_message' && event.message.type === 'connection_ready_ack',
    isMeantForMe: ({ context, event }) =>
      event.type === 'channel_message' &&
      event.message.type !== 'connection_ready_ack' &&
      isMeantFor(context.role, event.message),
  },
  actions: {
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    resetRetries: assign({ retries: 0 }),
    noteOnline: assign({ online: true }),
    noteOffline: assign({ online: false }),
    forgetRejection: assign({ rejected: false }),
    greet: sendTo('transport', ({ context: { userId, role } }) => ({
      type: 'sendMessage',
      message: { type: 'connection_established', user_id: userId, user_type: role },
    })),
    announceReady: sendTo('transport', ({ context: { userId } }) => ({
      type: 'sendMessage',
      message: { type: 'connection_ready', user_id: userId },
    })),
    leave: sendTo('transport', { type: 'closeChannel', code: 4000 }),
    noteFeatures: assign(({ event }) => ({
      features:
        event.type === 'channel_message' && event.message.type === 'connection_ready_ack'
          ? (event.message.features ?? [])
          : [],
    })),
    forgetFeatures: assign({ features: [], told: null }),
    ping: sendTo('transport', { type: 'sendMessage', message: { type: 'ping' } }),
    renewToken: sendTo('transport', { type: 'sendToken' }),
    waitForMissing: raise({ type: 'gap_outlasted' }, { delay: 'gapPatience' }),
    skipGap: sendTo('transport', { type: 'skipGap' }),
    follow: spawnChild('followPosition', { id: 'followPosition' }),
    unfollow: stopChild('followPosition'),
    forgetPosition: assign({ position: null, told: null }),
    notePosition: assign(({ event }) => (event.type === 'moved' ? { position: event.position } : {})),
    tellPosition: enqueueActions(({ context: { role, position, told }, enqueue }) => {
      if (!position || !isWorthTelling(told, position)) return;
      enqueue.sendTo('transport', { type: 'sendMessage', message: locationUpdate(role, position) });
      enqueue.assign({ told: position });
    }),
    noteProximity: assign(({ event }) => ({
      proximity: event.type === 'watchNearby' ? event.proximity : null,
    })),
    tellProximity: sendTo('transport', ({ context: { role, proximity } }) => ({
      type: 'sendMessage',
      message: proximity ? proximitySubscription(role, proximity) : { type: 'proximity_unsubscribe' },
    })),
    /** No retries and no words for an attempt that nobody asked for. */
    beQuiet: assign({ isQuiet: true, retries: limits.live.reconnectAttempts }),
    speakAgain: assign({ isQuiet: false }),
    forward: ({ context, event }) => {
      if (event.type === 'channel_message')
        context.owner.send({ type: 'live_received', message: event.message });
    },
    askForResync: ({ context }) => context.owner.send({ type: 'resync' }),
    reportRejection: ({ context }, { again }: { again: boolean }) =>
      context.owner.send({ type: 'auth_rejected', again }),
    noteRejection: assign({ rejected: true }),
    reportUnreachable: ({ context }) =>
      context.owner.send({ type: 'live_unreachable', message: 'live.unableToConnect' }),
    alertError: ({ context }) =>
      context.alerts.send({ type: 'alert', alert: { tone: 'caution', message: 'live.connectionError' } }),
    alertRefused: ({ context }) =>
      context.alerts.send({ type: 'alert', alert: { tone: 'critical', message: 'live.connectionFailed' } }),
  },
});
