import { expect, test } from 'vitest';
import { cityPlaces } from '../city/simulation/cast.ts';
import { readServiceArea } from '../read-service-area.ts';
import { isServed, requireServed, type ServiceArea } from './service-area.ts';

const bay = readServiceArea(undefined) ?? [];

test.each([
  ['San Francisco City Hall', 37.7793, -122.4193, true],
  ['Ocean Beach', 37.7594, -122.5107, true],
  ['Half Moon Bay', 37.4636, -122.4286, true],
  ['Stinson Beach', 37.9004, -122.6444, true],
  ['San José airport', 37.3639, -121.9289, true],
  ['Stuttgart', 48.7758, 9.1829, true],
  ['ten kilometres off the coast', 37.76, -122.63, false],
  ['the Farallon Islands', 37.6989, -123.0034, false],
  ['the middle of the Pacific', 20, -150, false],
  ['Los Angeles', 34.05, -118.24, false],
  ['the point with the coordinates 0, 0', 0, 0, false],
] as const)('the standard service area decides whether %s is served', (_, latitude, longitude, served) => {
  expect(isServed(bay, { latitude, longitude })).toBe(served);
});

test('every place of the simulated city is served', () => {
  expect(cityPlaces.filter((place) => !isServed(bay, place))).toEqual([]);
});

test('a hole of an area is not served', () => {
  const square = (half: number) =>
    [
      [-half, -half],
      [half, -half],
      [half, half],
      [-half, half],
      [-half, -half],
    ] as const;
  const area: ServiceArea = [[square(2), square(1)]];
  expect(isServed(area, { latitude: 0, longitude: 0 })).toBe(false);
  expect(isServed(area, { latitude: 1.5, longitude: 0 })).toBe(true);
});

test('a trip is refused for the end that is not served, and never without an area', () => {
  const inside = { latitude: 37.7793, longitude: -122.4193, address: 'City Hall' };
  const outside = { latitude: 37.76, longitude: -122.7, address: 'The ocean' };
  const refuse = (pickup_location: typeof inside, dropoff_location: typeof inside) => () =>
    requireServed(bay, { pickup_location, dropoff_location });
  expect(refuse(outside, inside)).toThrow('The pickup is outside our service area');
  expect(refuse(inside, outside)).toThrow('The destination is outside our service area');
  expect(refuse(inside, inside)).not.toThrow();
  expect(() => requireServed(null, { pickup_location: outside, dropoff_location: outside })).not.toThrow();
});
