import type { LatLng } from './scene/scene.ts';

/** A position as the pair that the map's geometry takes. */
export const latLngOf = ({ latitude, longitude }: { latitude: number; longitude: number }): LatLng => [
  latitude,
  longitude,
];
