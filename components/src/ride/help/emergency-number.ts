import type { RidePlace } from '@mobility/openapi';

/** Where 911 is the emergency number: Canada, the United States, Mexico and the Caribbean. Degrees. */
const northAmerica = { south: 14, north: 84, west: -170, east: -50 } as const;

const isInNorthAmerica = ({ latitude, longitude }: RidePlace): boolean =>
  latitude != null &&
  longitude != null &&
  latitude > northAmerica.south &&
  latitude < northAmerica.north &&
  longitude > northAmerica.west &&
  longitude < northAmerica.east;

/** The emergency number where a ride begins. Elsewhere than in North America, mobile phones connect 112. */
export const emergencyNumber = (place: RidePlace | undefined): '911' | '112' =>
  place && isInNorthAmerica(place) ? '911' : '112';
