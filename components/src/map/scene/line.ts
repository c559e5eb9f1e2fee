import type { LatLng } from './scene.ts';

/** Reads `lat,lng lat,lng …`: short enough to keep a whole street or shore in one line. */
export const line = (text: string): LatLng[] =>
  text.split(' ').map((pair) => {
    const [latitude = Number.NaN, longitude = Number.NaN] = pair.split(',').map(Number);
    return [latitude, longitude];
  });
