import type { AvailableRide, KnownLocation } from '@mobility/openapi';
import { useMemo } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { offer } from '../../intl/generated/en-US/offer.ts';
import { useText } from '../../intl/use-text.ts';
import { RideMap } from '../../map/RideMap.tsx';
import { placeOf } from '../../ride/places.ts';
import { minutesOf } from '../offers/offer-stops.ts';

export type OfferMapProps = {
  ride: AvailableRide;
  /** The driver's position. */
  location: KnownLocation;
  /** The height in pixels that the offer covers. */
  coveredBottom: number;
};

/** The way to the pickup of an offer, and the trip after it, above the offer. Each tag says when the driver gets there. */
export const OfferMap = ({ ride, location, coveredBottom }: OfferMapProps) => {
  const t = useText(offer);
  const formats = useFormats();
  const { toPickup, toDropoff } = minutesOf(ride);
  const inMinutes = (minutes?: number) => (minutes === undefined ? undefined : formats.minutes(minutes));
  const insets = useMemo(() => ({ bottom: coveredBottom }), [coveredBottom]);
  return (
    <RideMap
      pickup={placeOf(ride.pickup_location, ride.pickup_address, inMinutes(toPickup))}
      dropoff={placeOf(ride.dropoff_location, ride.dropoff_address, inMinutes(toDropoff))}
      route="offer"
      driver={location}
      label={t('routePreview')}
      insets={insets}
    />
  );
};
