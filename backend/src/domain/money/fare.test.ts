import { limits } from '@mobility/openapi/limits';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drivingMinutes, haversineKm } from '../distance.ts';
import { fareEstimate } from './fare.ts';

const vehicles = ['economy', 'comfort', 'premium', 'suv'] as const;

describe('fares', () => {
  test.each([
    ['economy', 1800],
    ['comfort', 2300],
    ['premium', 3300],
    ['suv', 2800],
  ] as const)('10 km in the vehicle type %s cost %i cents, base and rate included', (vehicle, cents) => {
    expect(fareEstimate(10, vehicle)).toBe(cents);
  });

  test('a fare is in whole cents, at least the base, and grows with the distance', () => {
    const km = fc.double({ min: 0, max: 300, noNaN: true });
    fc.assert(
      fc.property(km, km, fc.constantFrom(...vehicles), (a, b, vehicle) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((x) => fareEstimate(x, vehicle));
        expect(Number.isInteger(less)).toBe(true);
        expect(less).toBeGreaterThanOrEqual(limits.fare.base * 100);
        expect(more).toBeGreaterThanOrEqual(less ?? 0);
      }),
    );
  });
});

describe('distances', () => {
  const sanFrancisco = { latitude: 37.7749, longitude: -122.4194 };
  const stuttgart = { latitude: 48.7758, longitude: 9.1829 };

  test('haversineKm returns the great-circle distance from San Francisco to Stuttgart', () => {
    expect(haversineKm(sanFrancisco, stuttgart)).toBeCloseTo(9_274, 0);
    expect(haversineKm(sanFrancisco, sanFrancisco)).toBe(0);
  });

  test('a drive of 30 km takes one hour', () => {
    expect(drivingMinutes(30)).toBe(60);
    expect(drivingMinutes(0.2)).toBe(0);
  });
});
