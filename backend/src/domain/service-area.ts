import type { BookRideRequest } from '@mobility/openapi';
import type { Point } from './distance.ts';
import { Refusal } from './refusal.ts';

/** Positions as GeoJSON has them: longitude first. The first ring is the border; the others are holes. */
type Ring = readonly (readonly [longitude: number, latitude: number, ...rest: number[]])[];
export type ServiceArea = readonly (readonly Ring[])[];

/** Whether a ray from the point to the east crosses the ring an odd number of times. */
const isInside = ({ latitude, longitude }: Point, ring: Ring): boolean => {
  let inside = false;
  let [fromX, fromY] = ring.at(-1) ?? [0, 0];
  for (const [x, y] of ring) {
    const crosses = y > latitude !== fromY > latitude;
    if (crosses && longitude < ((fromX - x) * (latitude - y)) / (fromY - y) + x) inside = !inside;
    [fromX, fromY] = [x, y];
  }
  return inside;
};

/** Whether rides begin and end at this point. */
export const isServed = (area: ServiceArea, point: Point): boolean =>
  area.some(
    ([border = [], ...holes]) => isInside(point, border) && !holes.some((hole) => isInside(point, hole)),
  );

type Trip = Pick<BookRideRequest, 'pickup_location' | 'dropoff_location'>;

/** Refuses a trip that begins or ends outside the service area. Without an area everything is served. */
export const requireServed = (area: ServiceArea | null, trip: Trip): void => {
  if (area === null) return;
  const places = [
    ['pickup', trip.pickup_location],
    ['destination', trip.dropoff_location],
  ] as const;
  for (const [name, place] of places) {
    if (!isServed(area, place)) {
      throw new Refusal('outside_service_area', `The ${name} is outside our service area`);
    }
  }
};
