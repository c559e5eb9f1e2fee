import type { AvailableRide, AvailableRides, DriverPreferences, LiveMessage } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { placeName } from '@mobility/openapi/place-name';
import { type Alert, offerTopic } from '../alerts/alert.ts';
import { offered, rideOfferKey } from '../alerts/rules.ts';

/** The alert for a ride that the list showed before a live message. */
export const offerAlert = (userId: string, ride: AvailableRide): Alert => ({
  tone: 'info',
  message: 'live.newAvailableRide',
  params: { pickup: placeName(ride.pickup_address), dropoff: placeName(ride.dropoff_address) },
  duration: limits.toast.newAvailableRide,
  sound: 'ride_request',
  ...offered(rideOfferKey(userId, ride.id, ride.attempt)),
  topic: offerTopic(ride.id),
});

/** Whether a live message changes the available rides. */
export const changesRides = ({ type }: LiveMessage): boolean =>
  type === 'ride_request' || type === 'ride_redistributed' || type === 'ride_no_longer_available';

/** Whether a live message may follow an admin's change of the driver's status. */
export const changesDuty = ({ type }: LiveMessage): boolean => type === 'admin_message';

/** Takes over the driver's place from the preferences. */
export const setsLocation = {
  type: 'setLocation',
  params: ({ event }: { event: { output: Pick<DriverPreferences, 'current_location'> } }) => ({
    location: event.output.current_location,
  }),
} as const;

/** A ride may be under way that began while the driver was online on another device. */
export const leavesPosition = {
  type: 'leavePosition',
  params: ({ event }: { event: { output: Pick<DriverPreferences, 'position_from'> } }) => ({
    from: event.output.position_from,
  }),
} as const;

/** The driver is offline, here or by another device. */
export const endsPosition = { type: 'wantPosition', params: { wanted: false } } as const;

/** An answer that does not say whether the driver is online changes nothing. */
export const isOnDuty = {
  type: 'isOnDuty',
  params: ({ event }: { event: { output: Pick<AvailableRides, 'is_online'> } }) => ({
    isOnline: event.output.is_online ?? true,
  }),
} as const;

type DutyAnswer = { event: { output: Pick<DriverPreferences, 'is_online' | 'position_from'> } };

/** The preferences say that the driver is online, and which device reports the positions. */
export const goesOnline = [
  {
    guard: {
      type: 'isOnDutyElsewhere',
      params: ({ event: { output } }: DutyAnswer) => ({
        isOnline: output.is_online,
        from: output.position_from,
      }),
    },
    target: '#availability.online.position.elsewhere',
    actions: setsLocation,
  },
  // After a reload, or where the driver went online in another window.
  {
    guard: isOnDuty,
    target: '#availability.online.position.here',
    actions: [setsLocation, { type: 'wantPosition', params: { wanted: true, resumed: true } }],
  },
] as const;
