import type { Ride } from '@mobility/openapi';
import { useFormats } from '../../../format/use-formats.ts';
import { driver } from '../../../intl/generated/en-US/driver.ts';
import { rideEnd } from '../../../intl/generated/en-US/ride-end.ts';
import { useText } from '../../../intl/use-text.ts';
import { minutesBetween } from '../../../ride/minutes-between.ts';
import { OfferStops } from '../../offers/OfferStops.tsx';

/** Both stops of a completed ride with the times at which they really took place. */
export const EndStops = ({ ride }: { ride: Ride }) => {
  const t = useText(rideEnd);
  const tDriver = useText(driver);
  const formats = useFormats();
  const waited = minutesBetween(ride.arrived_at, ride.started_at);
  const isNoted = waited !== null && waited >= 1;
  return (
    <OfferStops
      pickup={{
        label: tDriver('pickup'),
        figures: ride.started_at == null ? [] : [formats.time(ride.started_at)],
        note: isNoted ? t('waited', { duration: formats.minutes(Math.floor(waited)) }) : undefined,
        address: ride.pickup_address || tDriver('pickupNotSpecified'),
      }}
      dropoff={{
        label: t('dropoff'),
        figures: ride.completed_at == null ? [] : [formats.time(ride.completed_at)],
        address: ride.dropoff_address || tDriver('destinationNotSpecified'),
      }}
    />
  );
};
