import type {
  AvailableRide,
  AvailableRides,
  DriverPreferences,
  KnownLocation,
  PositionFrom,
} from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { assign, raise, setup, stateIn } from 'xstate';
import type { Alert } from '../alerts/alert.ts';
import { tellFailure } from '../alerts/tell-failure.ts';
import type { PositionWanted } from '../device-position/machine.ts';
import { offerKey } from '../offers/key.ts';
import { unprovided, unprovidedCallback } from '../unprovided.ts';
import type { Event, Input, PositionKnown } from './events.ts';
import { offerAlert } from './rules.ts';

type Context = Input & {
  /** Null while they are not known: before the first list, and after one that could not be read. */
  rides: readonly AvailableRide[] | null;
  /** When they were read, in milliseconds since 1970. */
  readAt: number | null;
  location: KnownLocation;
  /** The offers seen since going online; null before the first list, which is not announced. */
  seen: readonly string[] | null;
};

/** The actors, guards and actions of availability. */
export const availabilitySetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'online' | 'pending' | 'elsewhere',
  },
  actors: {
    getDriverPreferences:
      unprovided<Pick<DriverPreferences, 'is_online' | 'current_location' | 'position_from'>>(
        'getDriverPreferences',
      ),
    goOnline: unprovided<unknown>('goOnline'),
    goOffline: unprovided<unknown>('goOffline'),
    updateLocation: unprovided<unknown, { location: KnownLocation }>('updateLocation'),
    listAvailableRides:
      unprovided<Pick<AvailableRides, 'available_rides' | 'driver_location' | 'is_online' | 'position_from'>>(
        'listAvailableRides',
      ),
    watchPresence: unprovidedCallback('watchPresence'),
  },
  delays: { pollInterval: limits.availability.pollInterval },
  guards: {
    isOnDuty: (_, { isOnline }: { isOnline: boolean }) => isOnline,
    isOnDutyElsewhere: (_, { isOnline, from }: { isOnline: boolean; from: PositionFrom | undefined }) =>
      isOnline && from === 'another_device',
    isFrom: (_, { is, from }: { is: PositionFrom; from: PositionFrom | undefined }) => is === from,
    areRidesUnknown: ({ context }) => context.rides === null,
    hasLocation: ({ context }) => context.location !== null,
    isRequested: stateIn({ loading: 'requested' }),
    isPlaced: stateIn({ online: { position: { takingOver: 'placed' } } }),
  },
  actions: {
    setLocation: assign({ location: (_, { location }: { location: KnownLocation }) => location }),
    setRides: assign(({ context }, { rides }: { rides: readonly AvailableRide[] }) => ({
      rides,
      readAt: context.clock.now(),
    })),
    rememberRides: assign({
      seen: ({ context }) =>
        [...new Set([...(context.seen ?? []), ...(context.rides ?? []).map(offerKey)])].slice(-500),
    }),
    raiseGoOnline: raise({ type: 'goOnline' }),
    raiseFrom: raise((_, answer: PositionKnown) => ({ type: 'position_from' as const, ...answer })),
    raiseRidesChanged: raise({ type: 'rides_changed' }),
    forgetRides: assign({ rides: null }),
    leaveDuty: assign({ rides: null, seen: null }),
    announceRides: ({ context: { seen, rides, alerts, userId } }) => {
      const unseen = seen === null ? [] : (rides ?? []).filter((ride) => !seen.includes(offerKey(ride)));
      for (const ride of unseen) alerts.send({ type: 'alert', alert: offerAlert(userId, ride) });
    },
    wantPosition: ({ context }, wish: Pick<PositionWanted, 'wanted' | 'resumed' | 'isElsewhere'>) =>
      context.position.send({ type: 'position_wanted', by: 'duty', ...wish }),
    leavePosition: ({ context }, { from }: { from: PositionFrom | undefined }) => {
      if (from !== 'another_device') return;
      context.position.send({ type: 'position_wanted', by: 'duty', wanted: false, isElsewhere: true });
    },
    watchRiders: ({ context }) =>
      context.live.send({ type: 'watchNearby', proximity: limits.live.proximity }),
    ignoreRiders: ({ context }) => context.live.send({ type: 'ignoreNearby' }),
    alert: ({ context }, alert: Alert) => context.alerts.send({ type: 'alert', alert }),
    alertError: ({ context }, { error, message }: { error: unknown; message: Alert['message'] }) =>
      tellFailure(context.alerts, message, error),
    warn: ({ context }, { error }: { error: unknown }) =>
      context.owner.send({ type: 'warning', operation: 'listAvailableRides', error }),
  },
});
