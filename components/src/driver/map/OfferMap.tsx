import type { AvailableRide, KnownLocation } from '@mobility/openapi';
import { useMemo } from 'react';
import { offer } from '../../intl/generated/en-US/offer.ts';
import { useText } from '../../intl/use-text.ts';
import { RideMap } from '../../map/RideMap.tsx';
import { placeOf } from '../../ride/places.ts';

export type OfferMapProps = {
  ride: AvailableRide;
  /** The driver's position. */
  location: KnownLocation;
  /** The height in pixels that the offer covers. */
  coveredBottom: number;
};

/** The way to the pickup of an offer, and the trip after it, above the offer. */
export const OfferMap = ({ ride, location, coveredBottom }: OfferMapProps) => {
  const t = useText(offer);
  const insets = useMemo(() => ({ bottom: coveredBottom }), [coveredBottom]);
  return (
    <RideMap
      pickup={placeOf(ride.pickup_location, ride.pickup_address)}
      dropoff={placeOf(ride.dropoff_location, ride.dropoff_address)}
      route="offer"
      driver={location}
      label={t('routePreview')}
      insets={insets}
    />
  );
};
