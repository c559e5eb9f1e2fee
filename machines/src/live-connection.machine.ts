import type { LiveClientMessage, LiveMessage, Role } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { assign, type EventObject, fromCallback, sendTo, setup } from 'xstate';
import type { AlertSink } from './alert.ts';
import { canConnect, isMeantFor, isRejection, reconnectDelay } from './live-connection.rules.ts';
import type { MessageKey } from './messages.ts';

/** What the connection tells its owner. */
export type LiveConnectionReport =
  | { type: 'live_received'; message: LiveMessage }
  /** Live again: whatever was missed must be fetched. */
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
  | { type: 'channel_closed'; code: number; reason: string };
export type TransportCommand =
  | { type: 'sendMessage'; message: LiveClientMessage }
  | { type: 'closeChannel'; code: number };
export type PresenceEvent = { type: 'online' } | { type: 'offline' } | { type: 'became_visible' };

type Input = TransportInput & { alerts: AlertSink; owner: LiveConnectionOwner; online: boolean };
type Context = Input & { retries: number; rejected: boolean };
type Event = TransportEvent | PresenceEvent | { type: 'retry' } | { type: 'token_changed' };

const liveConnectionSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'connected' | 'live',
  },
  actors: {
    transport: fromCallback<TransportCommand, TransportInput, EventObject>(() => undefined),
    watchPresence: fromCallback<EventObject, void>(() => undefined),
  },
  delays: {
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
    giveUpConnecting: sendTo('transport', { type: 'closeChannel', code: 4000 }),
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

/** Open, and saying hello: live at the acknowledgement, or once a silent server has kept the channel open. */
const open = liveConnectionSetup.createStateConfig({
  tags: 'connected',
  entry: 'greet',
  initial: 'settling',
  states: {
    settling: { after: { readyDelay: 'awaitingAck' } },
    awaitingAck: {
      entry: 'announceReady',
      after: { stableAfter: 'live' },
      on: {
        channel_message: [
          { guard: 'isAcknowledgement', target: 'live' },
          { guard: 'isMeantForMe', actions: 'forward' },
        ],
      },
    },
    // Counting from here and not from the opening, else a server that drops at once is retried for ever.
    live: { tags: 'live', entry: ['resetRetries', 'forgetRejection', 'askForResync'] },
  },
});

/** Keeps one live channel per signed-in user: reconnects, and knows when to stop. Its owner gets every message. */
export const liveConnectionMachine = liveConnectionSetup.createMachine({
  id: 'liveConnection',
  context: ({ input }) => ({ ...input, retries: 0, rejected: false }),
  initial: 'eligibility',
  invoke: { src: 'watchPresence', id: 'watchPresence' },
  on: { online: { actions: 'noteOnline' }, offline: { actions: 'noteOffline' } },
  states: {
    eligibility: { always: [{ guard: 'canConnect', target: 'linked' }, { target: 'ineligible' }] },
    ineligible: {},
    linked: {
      // Closing with 1000 is the transport's cleanup, so leaving this state or being stopped is enough.
      invoke: {
        src: 'transport',
        id: 'transport',
        input: ({ context: { userId, role } }) => ({ userId, role }),
      },
      initial: 'connecting',
      states: {
        connecting: {
          after: { connectTimeout: { actions: 'giveUpConnecting' } },
          on: { channel_opened: 'open' },
        },
        open,
      },
      on: {
        channel_message: { guard: 'isMeantForMe', actions: 'forward' },
        channel_failed: { guard: 'firstErrors', actions: 'alertError' },
        channel_refused: [
          { guard: 'retriesLeft', target: 'backoff', actions: 'alertRefused' },
          { target: 'dormant', actions: 'alertRefused' },
        ],
        channel_closed: [
          { guard: 'closedNormally', target: 'closed' },
          { guard: 'closedForToken', target: 'rejected' },
          { guard: 'isOffline', target: 'awaitingNetwork' },
          { guard: 'retriesLeft', target: 'backoff' },
          { target: 'dormant' },
        ],
      },
    },
    backoff: {
      entry: 'countRetry',
      after: { reconnectDelay: [{ guard: 'isOffline', target: 'awaitingNetwork' }, { target: 'linked' }] },
    },
    // Without a network an attempt is no attempt: none is spent.
    awaitingNetwork: { on: { online: { target: 'linked', actions: 'noteOnline' }, retry: 'linked' } },
    dormant: {
      entry: ['resetRetries', 'reportUnreachable'],
      on: {
        online: { target: 'linked', actions: 'noteOnline' },
        became_visible: 'linked',
        retry: 'linked',
        token_changed: 'linked',
      },
    },
    closed: { entry: 'resetRetries', on: { became_visible: 'linked', retry: 'linked' } },
    rejected: {
      entry: [
        { type: 'reportRejection', params: ({ context }) => ({ again: context.rejected }) },
        'noteRejection',
        'resetRetries',
      ],
      on: { token_changed: 'linked' },
    },
  },
});
