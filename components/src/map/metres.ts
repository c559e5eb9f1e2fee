import type { LatLng } from './scene/scene.ts';

const earthRadius = 6_371_000;

/** Metres on the ground between two points. */
export const metresBetween = ([lat1, lng1]: LatLng, [lat2, lng2]: LatLng): number => {
  const rad = Math.PI / 180;
  const half =
    Math.sin(((lat2 - lat1) * rad) / 2) ** 2 +
    Math.cos(lat1 * rad) * Math.cos(lat2 * rad) * Math.sin(((lng2 - lng1) * rad) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(half));
};
