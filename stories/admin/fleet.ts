import type { CityMapViewProps } from '@mobility/components/admin';

const cars: ReturnType<CityMapViewProps['fleet']['get']> = [
  { id: 'd1', latitude: 37.7901, longitude: -122.4189, rideId: null, look: 'free' },
  { id: 'd2', latitude: 37.7793, longitude: -122.4193, rideId: null, look: 'free' },
  { id: 'd3', latitude: 37.7644, longitude: -122.4331, rideId: 'r-accepted', look: 'accepted' },
  { id: 'd4', latitude: 37.7982, longitude: -122.4077, rideId: 'r-arriving', look: 'arriving' },
  { id: 'd5', latitude: 37.7712, longitude: -122.4488, rideId: 'r-in-progress', look: 'inProgress' },
  { id: 'd6', latitude: 37.7561, longitude: -122.4102, rideId: 'r-other', look: 'inProgress' },
];

/** Cars that stand still. */
export const fleet: CityMapViewProps['fleet'] = { get: () => cars, subscribe: () => () => undefined };
/** No driver is online. */
export const nobody: CityMapViewProps['fleet'] = { get: () => [], subscribe: () => () => undefined };
