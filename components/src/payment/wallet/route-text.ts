import type { Ride } from '@mobility/openapi';
import { placeName } from '@mobility/openapi/place-name';
import type { WalletText } from './cards/card-name.ts';

/** 'Ferry Building to de Young Museum': the short names of both places, or what is known of them. */
export const routeText = (t: WalletText, ride: Ride): string =>
  t('route', {
    pickup: placeName(ride.pickup_address || ride.pickup_location?.address || '') || t('placeUnknown'),
    dropoff: placeName(ride.dropoff_address || ride.dropoff_location?.address || '') || t('placeUnknown'),
  });
