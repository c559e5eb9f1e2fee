import type { LiveClientMessage, LiveMessage, Role } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { assign, enqueueActions, raise, sendTo, setup } from 'xstate';
import type { AlertSink } from '../alerts/alert.ts';
import type { Position } from '../device-position/rules.ts';
import type { MessageKey } from '../messages.ts';
import { unprovided, unprovidedCallback } from '../unprovided.ts';
import {
  canConnect,
  clientFeatures,
  isRejection,
  locationUpdate,
  type Proximity,
  proximitySubscription,
  reconnectDelay,
} from './rules.ts';

/** What the connection reports to its owner. */
export type LiveConnectionReport =
  | { type: 'live_received'; message: LiveMessage }
  /** From now on, until `live_disconnected`, live messages arrive; `sendsPositions`: also those of the ride's driver. */
  | { type: 'live_connected'; sendsPositions: boolean }
  | { type: 'live_disconnected' }
  /** Messages may have been missed; lists must be read again. `isFirst`: the first attempt of the page, just after its reads. */
  | { type: 'resync'; isFirst: boolean }
  /** The server refused the token; `again` where it also refused a fresh one. */
  | { type: 'auth_rejected'; again: boolean }
  /** The server closed the channel as after a sign-out, so the session may have ended elsewhere. */
  | { type: 'live_closed' }
  /** Reported when automatic retries end; a warning for the console. */
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

/** Starts or stops the search for users nearby. */
export type NearbyEvent = { type: 'watchNearby'; proximity: Proximity } | { type: 'ignoreNearby' };

type Input = TransportInput & { alerts: AlertSink; owner: LiveConnectionOwner; online: boolean };
type Context = Input & {
  retries: number;
  rejected: boolean;
  /** The features that the server announced. */
  features: readonly string[];
  /** True until the first connection, gap or error. */
  isFresh: boolean;
  /** The last health read failed. */
  isServerAway: boolean;
  /** The latest position is sent again on every connection. */
  position: Position | null;
  proximity: Proximity | null;
};
/** What the session passes on to the connection. */
export type LiveConnectionEvent =
  | { type: 'retry' }
  | { type: 'token_changed' }
  | { type: 'moved'; position: Position }
  | { type: 'forgetPosition' }
  | NearbyEvent;
type Event = TransportEvent | PresenceEvent | LiveConnectionEvent | { type: 'gap_outlasted' };

/** The actors, delays, guards and actions of the live connection. */
export const liveConnectionSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'connected' | 'live',
  },
  actors: {
    transport: unprovidedCallback<TransportCommand, TransportInput>('transport'),
    watchPresence: unprovidedCallback('watchPresence'),
    /** Resolves when the server answers and the page is visible. */
    getHealth: unprovided<unknown>('getHealth'),
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
    isServerAway: ({ context }) => context.isServerAway,
    isIncomplete: ({ event }) => event.type === 'channel_caught_up' && !event.complete,
    isAcknowledgement: ({ event }) =>
      event.type === 'channel_message' && event.message.type === 'connection_ready_ack',
  },
  actions: {
    countRetry: assign({ retries: ({ context }) => context.retries + 1, isFresh: false }),
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
      message: { type: 'connection_ready', user_id: userId, features: clientFeatures },
    })),
    leave: sendTo('transport', { type: 'closeChannel', code: 4000 }),
    noteFeatures: assign(({ event }) => ({
      features:
        event.type === 'channel_message' && event.message.type === 'connection_ready_ack'
          ? (event.message.features ?? [])
          : [],
    })),
    forgetFeatures: assign({ features: [] }),
    ping: sendTo('transport', { type: 'sendMessage', message: { type: 'ping' } }),
    renewToken: sendTo('transport', { type: 'sendToken' }),
    waitForMissing: raise({ type: 'gap_outlasted' }, { delay: 'gapPatience' }),
    skipGap: sendTo('transport', { type: 'skipGap' }),
    forgetPosition: assign({ position: null }),
    notePosition: assign(({ event }) => (event.type === 'moved' ? { position: event.position } : {})),
    sendPosition: sendTo('transport', ({ context: { role } }, { position }: { position: Position }) => ({
      type: 'sendMessage',
      message: locationUpdate(role, position),
    })),
    resendPosition: enqueueActions(({ context: { role, position }, enqueue }) => {
      if (!position) return;
      enqueue.sendTo('transport', { type: 'sendMessage', message: locationUpdate(role, position) });
    }),
    noteProximity: assign(({ event }) => ({
      proximity: event.type === 'watchNearby' ? event.proximity : null,
    })),
    sendProximity: sendTo('transport', ({ context: { role, proximity } }) => ({
      type: 'sendMessage',
      message: proximity ? proximitySubscription(role, proximity) : { type: 'proximity_unsubscribe' },
    })),
    resendProximity: enqueueActions(({ context: { role, proximity }, enqueue }) => {
      if (!proximity) return;
      enqueue.sendTo('transport', {
        type: 'sendMessage',
        message: proximitySubscription(role, proximity),
      });
    }),
    noteServerAway: assign({ isServerAway: true }),
    noteServerHere: assign({ isServerAway: false }),
    forward: ({ context, event }) => {
      if (event.type === 'channel_message')
        context.owner.send({ type: 'live_received', message: event.message });
    },
    reportConnected: ({ context: { owner, features } }) =>
      owner.send({ type: 'live_connected', sendsPositions: features.includes('driver_location') }),
    reportDisconnected: ({ context }) => context.owner.send({ type: 'live_disconnected' }),
    askForResync: ({ context: { owner, isFresh } }) => owner.send({ type: 'resync', isFirst: isFresh }),
    noteSynced: assign({ isFresh: false }),
    reportRejection: ({ context }, { again }: { again: boolean }) =>
      context.owner.send({ type: 'auth_rejected', again }),
    reportClosed: ({ context }) => context.owner.send({ type: 'live_closed' }),
    noteRejection: assign({ rejected: true }),
    reportUnreachable: ({ context }) =>
      context.owner.send({ type: 'live_unreachable', message: 'live.unableToConnect' }),
    alertError: ({ context }) =>
      context.alerts.send({ type: 'alert', alert: { tone: 'caution', message: 'live.connectionError' } }),
    alertRefused: ({ context }) =>
      context.alerts.send({ type: 'alert', alert: { tone: 'critical', message: 'live.connectionFailed' } }),
  },
});
