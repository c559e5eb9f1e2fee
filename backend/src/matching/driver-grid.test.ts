import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { haversineKm, type Point } from '../domain/distance.ts';
import { DriverGrid } from './driver-grid.ts';

type Driver = Point & { id: string; radius: number };

const oracle = (drivers: readonly Driver[], point: Point, limit: number): string[] =>
  drivers
    .map((driver) => ({ ...driver, km: haversineKm(driver, point) }))
    .filter(({ km, radius }) => km <= radius)
    .sort((a, b) => a.km - b.km || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map(({ id }) => id);

const gridOf = (drivers: readonly Driver[]): DriverGrid => {
  const grid = new DriverGrid();
  for (const driver of drivers) grid.set(driver.id, driver, driver.radius);
  return grid;
};

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const near = (place: Point, degrees: number): fc.Arbitrary<Point> =>
  fc.record({
    latitude: number(Math.max(-90, place.latitude - degrees), Math.min(90, place.latitude + degrees)),
    longitude: number(place.longitude - degrees, place.longitude + degrees).map((east) =>
      east > 180 ? east - 360 : east < -180 ? east + 360 : east,
    ),
  });
const radius = fc.oneof(fc.integer({ min: 5, max: 100 }), fc.constantFrom(5, 100));

const places = {
  'San Francisco': { latitude: 37.7793, longitude: -122.4193 },
  Quito: { latitude: 0, longitude: -78.5 },
  'the antimeridian': { latitude: -17, longitude: 180 },
  'the north pole': { latitude: 90, longitude: 0 },
  'the south pole': { latitude: -89.9, longitude: 100 },
};

const distances = (drivers: readonly Driver[], point: Point, ids: readonly string[]): number[] =>
  ids.map((id) => {
    const driver = drivers.find((one) => one.id === id);
    return driver ? haversineKm(driver, point) : Number.NaN;
  });

describe.each(Object.entries(places))('the driver grid near %s', (_, place) => {
  test.each([0.02, 0.5, 3])(
    'the grid finds the same drivers as a linear search, within %d degrees',
    (spread) => {
      const drivers = fc
        .array(fc.tuple(near(place, spread), radius), { maxLength: 60 })
        .map((all) => all.map(([point, own], at): Driver => ({ ...point, id: `d${at}`, radius: own })));
      fc.assert(
        fc.property(drivers, near(place, spread), fc.integer({ min: 1, max: 12 }), (all, point, limit) => {
          const found = gridOf(all).nearest(point, limit);
          const expected = oracle(all, point, limit);
          // Two drivers at almost equal distances may change places, so only the distances are compared.
          const [mine, theirs] = [distances(all, point, found), distances(all, point, expected)];
          expect(mine.length).toBe(theirs.length);
          mine.forEach((km, at) => {
            expect(km).toBeCloseTo(theirs[at] ?? Number.NaN, 6);
          });
        }),
        { numRuns: 150, seed: 20261120 },
      );
    },
  );
});

test('after drivers move, leave and return, the grid finds what a new grid finds', () => {
  const step = fc.tuple(
    fc.integer({ min: 0, max: 9 }),
    fc.option(near(places['San Francisco'], 0.4)),
    radius,
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), near(places['San Francisco'], 0.4), (steps, point) => {
      const grid = new DriverGrid();
      const truth = new Map<string, Driver>();
      for (const [who, place, own] of steps) {
        const id = `d${who}`;
        if (place) truth.set(id, { ...place, id, radius: own });
        else truth.delete(id);
        if (place) grid.set(id, place, own);
        else grid.delete(id);
      }
      expect(grid.size).toBe(truth.size);
      expect(grid.nearest(point, 20)).toEqual(oracle([...truth.values()], point, 20));
    }),
    { numRuns: 300, seed: 20261121 },
  );
});

// One degree of latitude in kilometres.
const degree = (Math.PI / 180) * 6371;
const north = (km: number): Point => ({ latitude: km / degree, longitude: 10 });

test.each([5, 25, 100])(
  'a driver with a radius of %i km is found exactly up to that great-circle distance',
  (own) => {
    const pickup = { latitude: 0, longitude: 10 };
    for (const km of [own - 1e-6, own - 1e-12, own, own + 1e-12, own + 1e-6]) {
      const driver = { ...north(km), id: 'd', radius: own };
      expect(gridOf([driver]).nearest(pickup, 1), `${km} km`).toEqual(oracle([driver], pickup, 1));
    }
  },
);

test('drivers at one location are ordered by their ids, and skipped drivers do not count', () => {
  const at = places['San Francisco'];
  const drivers = ['c', 'a', 'd', 'b'].map((id) => ({ ...at, id, radius: 5 }));
  const grid = gridOf(drivers);
  expect(grid.nearest(at, 3)).toEqual(['a', 'b', 'c']);
  expect(grid.nearest(at, 3, new Set(['a', 'c']))).toEqual(['b', 'd']);
  grid.clear();
  expect(grid.nearest(at, 3)).toEqual([]);
});
