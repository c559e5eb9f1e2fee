import { limits } from '@mobility/openapi/limits';
import { liveConnectionSetup } from './live-connection.setup.ts';

/** Said hello. What the person shares and looks for is told anew on each connection. */
const live = liveConnectionSetup.createStateConfig({
  tags: 'live',
  // Counting from here and not from the opening, else a server that drops at once is retried for ever.
  entry: ['resetRetries', 'speakAgain', 'forgetRejection', 'tellProximity', 'tellPosition'],
  on: {
    moved: { actions: ['notePosition', 'tellPosition'] },
    watchNearby: { actions: ['noteProximity', 'tellProximity'] },
    ignoreNearby: { actions: ['noteProximity', 'tellProximity'] },
    token_changed: { guard: 'canRenew', actions: 'renewToken' },
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'canPing', target: 'listening' }, { target: 'trusting' }] },
    // A server that answers no ping may be silent for as long as nothing happens.
    trusting: {},
    listening: {
      on: { channel_frame: { target: 'listening', reenter: true } },
      after: { pingInterval: { actions: 'ping' }, silenceTimeout: { actions: 'leave' } },
    },
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
      after: { stableAfter: { target: 'live', actions: 'askForResync' } },
      on: {
        channel_message: [
          { guard: 'isAcknowledgement', target: 'live', actions: 'noteFeatures' },
          { guard: 'isMeantForMe', actions: 'forward' },
        ],
      },
    },
    live,
  },
});

/** Keeps one live channel per signed-in user: reconnects, and knows when to stop. Its owner gets every message. */
export const liveConnectionMachine = liveConnectionSetup.createMachine({
  id: 'liveConnection',
  context: ({ input }) => ({
    ...input,
    retries: 0,
    rejected: false,
    features: [],
    isQuiet: false,
    position: null,
    told: null,
    proximity: limits.live.proximity,
  }),
  initial: 'eligibility',
  invoke: { src: 'watchPresence', id: 'watchPresence' },
  on: {
    online: { actions: 'noteOnline' },
    offline: { actions: 'noteOffline' },
    moved: { actions: 'notePosition' },
    followPosition: { actions: ['unfollow', 'follow'] },
    unfollowPosition: { actions: ['unfollow', 'forgetPosition'] },
    watchNearby: { actions: 'noteProximity' },
    ignoreNearby: { actions: 'noteProximity' },
  },
  states: {
    eligibility: { always: [{ guard: 'canConnect', target: 'linked' }, { target: 'ineligible' }] },
    ineligible: {},
    linked: {
      entry: 'forgetFeatures',
      // Closing with 1000 is the transport's cleanup, so leaving this state or being stopped is enough.
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
        channel_message: { guard: 'isMeantForMe', actions: 'forward' },
        channel_gap: { actions: 'waitForMissing' },
        gap_outlasted: { actions: 'skipGap' },
        channel_caught_up: { guard: 'isIncomplete', actions: 'askForResync' },
        channel_failed: { guard: 'firstErrors', actions: 'alertError' },
        channel_refused: [
          { guard: 'isQuiet', target: 'dormant' },
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
    // No series of its own accord, but somebody who comes back starts one, and a server that is back ends the silence.
    dormant: {
      entry: 'resetRetries',
      initial: 'deciding',
      on: {
        online: { target: 'linked', actions: ['noteOnline', 'speakAgain'] },
        became_visible: { target: 'linked', actions: 'speakAgain' },
        retry: { target: 'linked', actions: 'speakAgain' },
        token_changed: { target: 'linked', actions: 'speakAgain' },
      },
      states: {
        deciding: {
          always: [
            { guard: 'isQuiet', target: 'waiting' },
            { target: 'waiting', actions: 'reportUnreachable' },
          ],
        },
        waiting: { after: { probeInterval: 'probing' } },
        probing: {
          invoke: {
            src: 'getHealth',
            id: 'getHealth',
            onDone: { target: '#liveConnection.linked', actions: 'beQuiet' },
            onError: 'waiting',
          },
        },
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
