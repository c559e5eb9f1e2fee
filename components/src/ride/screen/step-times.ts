import type { Ride } from '@mobility/openapi';
import type { Formats } from '../../format/index.ts';
import type { MapTags } from '../live/map-tags.ts';
import type { StepTimes } from '../live/RideSteps.tsx';

/** When the steps of a ride were reached, and when the next ones are expected. */
export const stepTimes = (ride: Ride, expected: MapTags, formats: Formats): StepTimes => {
  const at = (moment: Ride['arrived_at']) => (moment == null ? undefined : formats.time(moment));
  // A car that waited is no pickup if the ride was cancelled before it started.
  const pickedUp = ride.status === 'cancelled' ? ride.started_at : ride.arrived_at;
  return {
    pending: at(ride.requested_at ?? ride.created_at),
    accepted: at(ride.accepted_at),
    arriving: at(pickedUp) ?? expected.pickupTime,
    inProgress: at(ride.completed_at) ?? expected.dropoffTime,
  };
};
