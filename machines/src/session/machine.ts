import type { ActorRefFrom } from 'xstate';
import type { ActiveRideEvent } from '../active-ride/machine.ts';
import type { PositionWanted } from '../device-position/machine.ts';
import type { NearbyEvent } from '../live-connection/setup.ts';
import { quietOffers } from './quiet-offers.ts';
import { partyOf, type SessionEvent, sessionSetup } from './setup.ts';

type ForLive = NearbyEvent | Extract<SessionEvent, { type: 'token_changed' | 'retry' }>;
const sendsToLive = {
  actions: { type: 'sendToLive', params: ({ event }: { event: ForLive }) => event },
} as const;

/** The live channel, the inbox and the language of the account. Passes live messages on to the inbox, the alerts and the app. */
const live = sessionSetup.createStateConfig({
  invoke: [
    {
      src: 'liveConnection',
      id: 'liveConnection',
      input: ({ context: { receiver, alerts, online }, self }) => ({
        userId: receiver.id,
        role: receiver.role,
        alerts,
        online,
        owner: self,
      }),
    },
    {
      src: 'inbox',
      id: 'inbox',
      input: ({ context: { receiver, clock, owner } }) => ({ receiver, clock, owner }),
    },
    { src: 'language', id: 'language', input: ({ context: { alerts } }) => ({ alerts }) },
  ],
  on: {
    live_received: {
      actions: [
        { type: 'sendToInbox', params: ({ event }) => event },
        { type: 'alertLive', params: ({ event }) => ({ message: event.message }) },
        { type: 'report', params: ({ event }) => ({ type: 'live_message', message: event.message }) },
      ],
    },
    resync: {
      actions: [
        { type: 'report', params: ({ event }) => event },
        { type: 'sendToInbox', params: { type: 'resync' } },
      ],
    },
    live_connected: {
      actions: [
        { type: 'report', params: ({ event }) => event },
        { type: 'sendToInbox', params: { type: 'live_connected' } },
      ],
    },
    auth_rejected: { actions: { type: 'report', params: ({ event }) => event } },
    live_closed: { actions: { type: 'report', params: ({ event }) => event } },
    live_unreachable: {
      actions: { type: 'report', params: ({ event }) => ({ type: 'warning', message: event.message }) },
    },
    logout: { actions: { type: 'sendToInbox', params: { type: 'logout' } } },
    token_changed: sendsToLive,
    retry: sendsToLive,
    watchNearby: sendsToLive,
    ignoreNearby: sendsToLive,
  },
});

const sendsToActiveRide = {
  actions: { type: 'sendToActiveRide', params: ({ event }: { event: ActiveRideEvent }) => event },
} as const;

const sendsToDevicePosition = {
  actions: { type: 'sendToDevicePosition', params: ({ event }: { event: PositionWanted }) => event },
} as const;

type ChannelEvent = Extract<ActiveRideEvent, { type: 'live_connected' | 'live_disconnected' }>;
const reportsChannel = {
  actions: [
    { type: 'sendToActiveRide', params: ({ event }: { event: ChannelEvent }) => event },
    {
      type: 'sendToDevicePosition',
      params: ({ event }: { event: ChannelEvent }) => ({ type: event.type }),
    },
  ],
} as const;

/** The ride under way of a rider or driver, and the position of their device. A region of its own, because an invocation has no condition. */
const activeRide = sessionSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'takesRides', target: 'following' }, { target: 'none' }] },
    none: {},
    following: {
      invoke: [
        {
          src: 'devicePosition',
          id: 'devicePosition',
          input: ({ context: { receiver, alerts, clock }, self }) => ({
            role: receiver.role,
            alerts,
            clock,
            owner: self,
          }),
        },
        {
          src: 'activeRide',
          id: 'activeRide',
          input: ({ context: { receiver, alerts, owner }, self }) => ({
            by: partyOf(receiver) ?? 'rider',
            alerts,
            owner,
            position: self,
          }),
        },
      ],
      on: {
        position_wanted: sendsToDevicePosition,
        device_moved: {
          actions: {
            type: 'sendToLive',
            params: ({ event }) => ({ type: 'moved', position: event.position }),
          },
        },
        device_left: { actions: { type: 'sendToLive', params: { type: 'forgetPosition' } } },
        live_received: sendsToActiveRide,
        live_connected: reportsChannel,
        live_disconnected: reportsChannel,
        resync: sendsToActiveRide,
        ride_changed: sendsToActiveRide,
        offer_accepted: sendsToActiveRide,
      },
    },
  },
});

/** The machines that only a driver has. */
const duty = sessionSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isDriver', target: 'driving' }, { target: 'none' }] },
    none: {},
    driving: {
      invoke: [
        {
          src: 'availability',
          id: 'availability',
          input: ({ context: { receiver, alerts, owner, clock }, self }) => ({
            userId: receiver.id,
            alerts: quietOffers(alerts, () => self.getSnapshot().children.preferences),
            owner,
            position: self,
            live: self,
            clock,
          }),
        },
        {
          src: 'offers',
          id: 'offers',
          input: ({ context: { alerts, owner } }) => ({ alerts, owner }),
        },
        { src: 'preferences', id: 'preferences', input: ({ context: { alerts } }) => ({ alerts }) },
        {
          src: 'driverLocation',
          id: 'driverLocation',
          input: ({ context: { alerts }, self }) => ({ alerts, owner: self }),
        },
      ],
      on: {
        live_received: [
          {
            guard: { type: 'changesRides', params: ({ event }) => event.message },
            actions: 'sendRidesChanged',
          },
          {
            guard: { type: 'changesDuty', params: ({ event }) => event.message },
            actions: 'sendDutyChanged',
          },
        ],
        // The preferences were read a moment before the first connection.
        resync: [
          { guard: { type: 'isFirst', params: ({ event }) => event }, actions: 'sendDutyChanged' },
          { actions: ['sendDutyChanged', 'recheckPreferences'] },
        ],
        live_connected: { actions: 'sendConnected' },
        ride_changed: { actions: 'sendRidesChanged' },
        offer_accepted: { actions: 'sendRidesChanged' },
        device_moved: { actions: { type: 'sendDeviceLocation', params: ({ event }) => event } },
        location_updated: {
          actions: [
            { type: 'sendLocation', params: ({ event }) => event },
            { type: 'chooseLocation', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});

/** Runs what a signed-in user needs: the live channel, the inbox, the ride under way and a driver's duty. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  type: 'parallel',
  context: ({ input }) => input,
  states: { live, activeRide, duty },
});

type Inferred = typeof sessionMachine;
/** A named interface of the machine, because declarations would repeat a type alias in full. */
export interface SessionMachine extends Inferred {}
type InferredActor = ActorRefFrom<SessionMachine>;
export interface SessionActor extends InferredActor {}
