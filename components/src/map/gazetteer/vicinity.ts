import type { Point } from '@mobility/machines/ports';
import { metresBetween } from '../metres.ts';
import type { City } from './place-row.ts';

const middles: Record<City, Point> = {
  'San Francisco': { latitude: 37.7749, longitude: -122.4194 },
  Stuttgart: { latitude: 48.7758, longitude: 9.1829 },
};

const kilometres = (a: Point, b: Point): number =>
  metresBetween([a.latitude, a.longitude], [b.latitude, b.longitude]) / 1000;

/** The score of a place that is here; one that is 3 km away has half of it. It weighs as much as a name that fits. */
const nearScore = 8;
const halfAt = 3;

/** Where a search is made: its home city, and the score of a place for being near, towards 0 for one that is far away. */
export type Vicinity = { home: City; nearness: (place: Point) => number };

/** The vicinity of a point; without one San Francisco, where no place is nearer than another. */
export const vicinityOf = (near: Point | null | undefined): Vicinity => {
  if (!near) return { home: 'San Francisco', nearness: () => 0 };
  const isNearer = kilometres(near, middles.Stuttgart) < kilometres(near, middles['San Francisco']);
  return {
    home: isNearer ? 'Stuttgart' : 'San Francisco',
    nearness: (place) => nearScore / (1 + kilometres(near, place) / halfAt),
  };
};
