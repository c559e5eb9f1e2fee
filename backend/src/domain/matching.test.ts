import { expect, test } from 'vitest';
import { matchDrivers } from './matching.ts';

const pickup = { latitude: 37.7793, longitude: -122.4193 };
const driver = (driver_id: string, north: number, radius_km = 25) => ({
  driver_id,
  // One degree of latitude is 111.19 km.
  latitude: pickup.latitude + north / 111.19,
  longitude: pickup.longitude,
  radius_km,
  auto_accept: 0 as const,
  notifications_enabled: 1 as const,
});

test('the drivers whose own radius reaches the pickup, nearest first', () => {
  const candidates = [driver('far', 20), driver('near', 1), driver('narrow', 6, 5), driver('out', 26)];
  expect(matchDrivers(pickup, candidates).map((match) => match.driver_id)).toEqual(['near', 'far']);
});
