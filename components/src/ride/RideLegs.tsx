import type { Ride } from '@mobility/openapi';
import { ride as rideTexts } from '../intl/generated/en-US/ride.ts';
import { useText } from '../intl/use-text.ts';
import { RouteLegs } from '../primitives/RouteLegs/RouteLegs.tsx';

/** Where a ride begins and ends, with a text for what is missing. */
export function RideLegs({ ride, compact }: { ride: Ride; compact?: boolean }) {
  const t = useText(rideTexts);
  return (
    <RouteLegs
      compact={compact}
      pickup={ride.pickup_address || ride.pickup_location?.address || t('pickupMissing')}
      dropoff={ride.dropoff_address || ride.dropoff_location?.address || t('destinationMissing')}
    />
  );
}
