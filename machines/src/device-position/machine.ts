import type { Role } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { and, assign, not, raise, setup, stateIn } from 'xstate';
import type { AlertSink } from '../alerts/alert.ts';
import type { Clock } from '../ports.ts';
import { unprovided, unprovidedCallback } from '../unprovided.ts';
import { isDue, type Position, type Sent } from './rules.ts';

/** Why the position is needed: the driver is online, or a ride is under way. */
export type PositionReason = 'duty' | 'ride';
/** Sent by machines that need the position, and when they no longer do. */
export type PositionWanted = {
  type: 'position_wanted';
  by: PositionReason;
  wanted: boolean;
  /** The reason was there before, and the user was told of a refusal then. */
  resumed?: boolean;
  /** Another device reports the position. */
  isElsewhere?: boolean;
};
/** Where machines report whether they need the position. */
export type PositionSink = { send(event: PositionWanted): void };
/** What the machine reports to its owner. */
export type DevicePositionReport =
  /** A position to send. */
  | { type: 'device_moved'; position: Position }
  /** The device is no longer followed; its last position must not be sent again. */
  | { type: 'device_left' };
export type DevicePositionOwner = { send(report: DevicePositionReport): void };

type Input = { role: Role; alerts: AlertSink; clock: Clock; owner: DevicePositionOwner };
type Context = Input & {
  reasons: readonly PositionReason[];
  /** A typed address or another device replaces the position of the device until the driver goes online again. */
  isReplaced: boolean;
  /** The driver has gone online, or the device was followed, since a refusal was last told. */
  isRefusalNew: boolean;
  latest: Position | null;
  sent: Sent | null;
};
type Event =
  | PositionWanted
  | { type: 'live_connected' }
  | { type: 'live_disconnected' }
  /** The driver typed an address, or chose the device's position again. */
  | { type: 'address_chosen' }
  | { type: 'device_chosen' }
  | { type: 'moved'; position: Position }
  | { type: 'refused' }
  | { type: 'became_visible' | 'online' | 'offline' }
  /** Raised by the machine itself: a position may be due, and one is sent. */
  | { type: 'step' }
  | { type: 'report' };

const devicePositionSetup = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Input },
  actors: {
    followPosition: unprovidedCallback('followPosition'),
    /** Whether the page may read the position without asking the user. */
    isAllowed: unprovided<boolean>('isAllowed'),
    updateLocation: unprovided<unknown, { position: Position | null }>('updateLocation'),
    watchPresence: unprovidedCallback('watchPresence'),
  },
  delays: { positionInterval: limits.live.positionInterval },
  guards: {
    isWanted: ({ context: { reasons, isReplaced } }) => reasons.length > 0 && !isReplaced,
    isUnwanted: ({ context: { reasons, isReplaced } }) => reasons.length === 0 || isReplaced,
    // Drivers are asked for their position when they go online. Riders share it only where they have allowed it.
    isDriver: ({ context }) => context.role === 'driver',
    isStepDue: and([
      ({ context: { latest, sent, clock } }) => latest !== null && isDue(sent, latest, clock.now()),
      not(stateIn({ rest: 'sending' })),
    ]),
    isAllowed: (_, { isAllowed }: { isAllowed: boolean }) => isAllowed,
  },
  actions: {
    noteReason: assign(
      ({ context }, { by, wanted, resumed = false, isElsewhere = false }: Omit<PositionWanted, 'type'>) => ({
        reasons: wanted
          ? [...new Set([...context.reasons, by])]
          : context.reasons.filter((reason) => reason !== by),
        isReplaced: isElsewhere || (context.isReplaced && !(wanted && by === 'duty')),
        isRefusalNew: context.isRefusalNew || (wanted && by === 'duty' && !resumed),
      }),
    ),
    noteReplaced: assign({ isReplaced: true }),
    noteDeviceChosen: assign({ isReplaced: false }),
    notePosition: assign((_, { position }: { position: Position }) => ({
      latest: position,
      isRefusalNew: true,
    })),
    takeStep: raise({ type: 'step' }),
    noteSent: assign({
      sent: ({ context: { latest, clock } }) => latest && { position: latest, at: clock.now() },
    }),
    reportMoved: ({ context: { latest, owner } }) => {
      if (latest) owner.send({ type: 'device_moved', position: latest });
    },
    report: raise({ type: 'report' }),
    forget: assign({ latest: null, sent: null }),
    reportLeft: ({ context }) => context.owner.send({ type: 'device_left' }),
    sayRefused: ({ context: { role, alerts, isRefusalNew } }) => {
      if (role !== 'driver' || !isRefusalNew) return;
      alerts.send({ type: 'alert', alert: { tone: 'caution', message: 'driver.positionRefused' } });
    },
    noteRefusalSaid: assign({ isRefusalNew: false }),
  },
});

/** Follows the device while its position is needed. */
const device = devicePositionSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: { always: { guard: 'isWanted', target: 'deciding' } },
    deciding: { always: [{ guard: 'isDriver', target: 'following' }, { target: 'asking' }] },
    asking: {
      always: { guard: 'isUnwanted', target: 'resting' },
      invoke: {
        src: 'isAllowed',
        id: 'isAllowed',
        onDone: [
          {
            guard: { type: 'isAllowed', params: ({ event }) => ({ isAllowed: event.output }) },
            target: 'following',
          },
          { target: 'refused' },
        ],
        onError: 'refused',
      },
    },
    following: {
      always: { guard: 'isUnwanted', target: 'resting' },
      invoke: { src: 'followPosition', id: 'followPosition' },
      exit: ['forget', 'reportLeft'],
      initial: 'waiting',
      on: {
        moved: { actions: [{ type: 'notePosition', params: ({ event }) => event }, 'takeStep'] },
        step: { guard: 'isStepDue', actions: ['noteSent', 'reportMoved', 'report'] },
        refused: 'refused',
        // A device that slept may no longer report to the old watch.
        became_visible: { target: 'following', reenter: true },
      },
      states: {
        waiting: {
          after: { positionInterval: { target: 'waiting', reenter: true, actions: 'takeStep' } },
        },
      },
    },
    // The user may allow it later, in the browser's own settings.
    refused: {
      entry: ['sayRefused', 'noteRefusalSaid'],
      always: { guard: 'isUnwanted', target: 'resting' },
      on: { became_visible: 'deciding' },
    },
  },
});

/** While the channel is down, positions are sent by request, one at a time. */
const rest = devicePositionSetup.createStateConfig({
  initial: 'idle',
  on: { live_connected: '.unused', live_disconnected: '.idle' },
  states: {
    unused: {},
    idle: { on: { report: 'sending' } },
    sending: {
      invoke: {
        src: 'updateLocation',
        id: 'updateLocation',
        input: ({ context }) => ({ position: context.latest }),
        onDone: 'idle',
        onError: 'idle',
      },
    },
  },
});

/** Follows the position of the device while the driver is online or a ride is under way, and has each step sent. */
export const devicePositionMachine = devicePositionSetup.createMachine({
  id: 'devicePosition',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    reasons: [],
    isReplaced: false,
    isRefusalNew: false,
    latest: null,
    sent: null,
  }),
  invoke: { src: 'watchPresence', id: 'watchPresence' },
  on: {
    position_wanted: { actions: { type: 'noteReason', params: ({ event }) => event } },
    address_chosen: { actions: 'noteReplaced' },
    device_chosen: { actions: 'noteDeviceChosen' },
  },
  states: { device, rest },
});
