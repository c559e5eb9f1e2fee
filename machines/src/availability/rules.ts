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

/** Takes over from the preferences which device reports the positions. */
export const notesPositionFrom = {
  type: 'raiseFrom',
  params: ({
    event: { output },
  }: {
    event: { output: Pick<DriverPreferences, 'current_location' | 'position_from'> };
  }) => ({
    from: output.position_from,
    location: output.current_location,
  }),
} as const;

/** A ride may be under way that began while the driver was online on another device. */
export const leavesPosition = {
  type: 'leavePosition',
  params: ({ event }: { event: { output: Pick<DriverPreferences, 'position_from'> } }) => ({
    from: event.output.position_from,
  }),
} as const;

/** An answer that does not say whether the driver is online changes nothing. */
export const isOnDuty = {
  type: 'isOnDuty',
  params: ({ event }: { event: { output: Pick<AvailableRides, 'is_online'> } }) => ({
    isOnline: event.output.is_online ?? true,
  }),
} as const;
