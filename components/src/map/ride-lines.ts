import { routeBetween } from './route.ts';
import type { LatLng } from './scene/scene.ts';
import { latLngOf, type MapDriver, type MapPlace, type MapRoute } from './summary.ts';

type Shown = {
  pickup?: MapPlace | null;
  dropoff?: MapPlace | null;
  route?: MapRoute | null;
  driver?: MapDriver | null;
};

/** The ride's own way. Once it is under way, what is left of it. */
export const tripLine = ({ pickup, dropoff, route, driver }: Shown): LatLng[] => {
  const start = route === 'trip' && driver ? driver : pickup;
  return route && start && dropoff ? routeBetween(latLngOf(start), latLngOf(dropoff)) : [];
};

/** The driver's way to the pickup. */
export const approachLine = ({ pickup, route, driver }: Shown): LatLng[] =>
  route === 'approach' && driver && pickup ? routeBetween(latLngOf(driver), latLngOf(pickup)) : [];

/** What the map frames: the places, their driver and the ways between. Cars nearby are not worth moving for. */
export const shownPoints = (shown: Shown): LatLng[] => [
  ...[shown.pickup, shown.dropoff, shown.driver].flatMap((each) => (each ? [latLngOf(each)] : [])),
  ...tripLine(shown),
  ...approachLine(shown),
];
