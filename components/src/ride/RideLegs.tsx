import type { Ride } from '@mobility/openapi';
import { ride as rideTexts } from '../intl/generated/en-US/ride.ts';
import { useText } from '../intl/use-text.ts';
import { RouteLegs, type RouteLegsProps } from '../primitives/RouteLegs/RouteLegs.tsx';

type RideLegsLook = Pick<RouteLegsProps, 'compact' | 'detailed' | 'pickupTime' | 'dropoffTime'>;

/** Where a ride begins and ends, with a text for what is missing. */
export function RideLegs({ ride, ...look }: { ride: Ride } & RideLegsLook) {
  const t = useText(rideTexts);
  return (
    <RouteLegs
      {...look}
      pickup={ride.pickup_address || ride.pickup_location?.address || t('pickupMissing')}
      dropoff={ride.dropoff_address || ride.dropoff_location?.address || t('destinationMissing')}
    />
  );
}
