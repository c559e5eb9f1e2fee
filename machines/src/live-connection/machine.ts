import { limits } from '@mobility/openapi/limits';
import { liveConnectionSetup } from './setup.ts';

/** Acknowledged. The position and the search for nearby users are sent again on each connection. */
const live = liveConnectionSetup.createStateConfig({
  tags: 'live',
  // Retries are reset here and not on opening: a server that drops at once would be retried endlessly.
  entry: ['resetRetries', 'forgetRejection', 'resendProximity', 'resendPosition', 'reportConnected'],
  exit: 'reportDisconnected',
  on: {
    moved: { actions: ['notePosition', { type: 'sendPosition', params: ({ event }) => event }] },
    watchNearby: { actions: ['noteProximity', 'sendProximity'] },
    ignoreNearby: { actions: ['noteProximity', 'sendProximity'] },
    token_changed: { guard: 'canRenew', actions: 'renewToken' },
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'canPing', target: 'listening' }, { target: 'trusting' }] },
    // Without pings, silence does not mean that the connection is lost.
    trusting: {},
    listening: {
      on: { channel_frame: { target: 'listening', reenter: true } },
      after: { pingInterval: { actions: 'ping' }, silenceTimeout: { actions: 'leave' } },
    },
  },
});

/** Open: live at the acknowledgement, or after a while without one. */
const open = liveConnectionSetup.createStateConfig({
  tags: 'connected',
  entry: 'greet',
  initial: 'settling',
  states: {
    settling: { after: { readyDelay: 'awaitingAck' } },
    awaitingAck: {
      entry: 'announceReady',
      after: { stableAfter: { target: 'live', actions: ['askForResync', 'noteSynced'] } },
      on: {
        channel_message: [
          { guard: 'isAcknowledgement', target: 'live', actions: 'noteFeatures' },
          { actions: 'forward' },
        ],
      },
    },
    live,
  },
});

/** Keeps one live channel of the signed-in user open and reconnects a limited number of times. */
export const liveConnectionMachine = liveConnectionSetup.createMachine({
  id: 'liveConnection',
  context: ({ input }) => ({
    ...input,
    retries: 0,
    rejected: false,
    features: [],
    isFresh: true,
    isServerAway: false,
    position: null,
    // Drivers receive the waiting riders nearby while they are online, and riders the drivers while a screen shows
    // them.
    proximity: input.role === 'rider' || input.role === 'driver' ? null : limits.live.proximity,
  }),
  initial: 'eligibility',
  invoke: { src: 'watchPresence', id: 'watchPresence' },
  on: {
    online: { actions: 'noteOnline' },
    offline: { actions: 'noteOffline' },
    moved: { actions: 'notePosition' },
    forgetPosition: { actions: 'forgetPosition' },
    watchNearby: { actions: 'noteProximity' },
    ignoreNearby: { actions: 'noteProximity' },
  },
  states: {
    eligibility: { always: [{ guard: 'canConnect', target: 'linked' }, { target: 'ineligible' }] },
    ineligible: {},
    linked: {
      entry: 'forgetFeatures',
      // The cleanup of the transport closes with 1000 when this state is left or the machine is stopped.
      invoke: {
        src: 'transport',
        id: 'transport',
        input: ({ context: { userId, role } }) => ({ userId, role }),
      },
      initial: 'connecting',
      states: {
        connecting: {
          after: { connectTimeout: { actions: 'leave' } },
          on: { channel_opened: 'open' },
        },
        open,
      },
      on: {
        channel_message: [{ guard: 'isAcknowledgement' }, { actions: 'forward' }],
        channel_gap: { actions: 'waitForMissing' },
        gap_outlasted: { actions: 'skipGap' },
        channel_caught_up: { guard: 'isIncomplete', actions: ['askForResync', 'noteSynced'] },
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
    // Attempts without a network are not counted.
    awaitingNetwork: { on: { online: { target: 'linked', actions: 'noteOnline' }, retry: 'linked' } },
    // No automatic retries: a returning user, a new token or a server that comes back starts a new series. Where HTTP
    // works and sockets do not, as behind some proxies, there is none.
    dormant: {
      entry: ['resetRetries', 'noteServerHere', 'reportUnreachable'],
      initial: 'probing',
      on: {
        online: { target: 'linked', actions: 'noteOnline' },
        became_visible: 'linked',
        retry: 'linked',
        token_changed: 'linked',
      },
      states: {
        waiting: { after: { probeInterval: 'probing' } },
        probing: {
          invoke: {
            src: 'getHealth',
            id: 'getHealth',
            onDone: [{ guard: 'isServerAway', target: '#liveConnection.linked' }, { target: 'waiting' }],
            onError: { target: 'waiting', actions: 'noteServerAway' },
          },
        },
      },
    },
    closed: { entry: ['reportClosed', 'resetRetries'], on: { became_visible: 'linked', retry: 'linked' } },
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
