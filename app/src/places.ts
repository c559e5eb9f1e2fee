import { places as gazetteer, googlePlaces } from '@mobility/components/provider';
import type { PlaceProvider } from '@mobility/machines/ports';

declare const __GOOGLE_MAPS_API_KEY__: string;

/** Places by Google in a build with a key; otherwise, and where Google fails, from the embedded gazetteer. */
export const places: PlaceProvider = __GOOGLE_MAPS_API_KEY__
  ? googlePlaces({ key: __GOOGLE_MAPS_API_KEY__, fallback: gazetteer })
  : gazetteer;
