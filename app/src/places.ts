import { places as gazetteer, googleMaps, googlePlaces } from '@mobility/components/provider';
import type { PlaceProvider } from '@mobility/machines/ports';

declare const __GOOGLE_MAPS_API_KEY__: string;

/** Google in a build with a key: its places, and its ground below the maps. */
export const google = __GOOGLE_MAPS_API_KEY__ ? googleMaps({ key: __GOOGLE_MAPS_API_KEY__ }) : null;

/** Places by Google in a build with a key; otherwise, and where Google fails, from the embedded gazetteer. */
export const places: PlaceProvider = google ? googlePlaces({ google, fallback: gazetteer }) : gazetteer;
