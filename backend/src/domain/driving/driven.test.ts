import { describe, expect, test } from 'vitest';
import type { Place } from '../place.ts';
import { type Driven, drivenAt, drivenInAll, notDriven } from './driven.ts';

const startedAt = 1_000_000;
const trip = { id: 'ride', started_at: startedAt };
const kmPerDegree = 111.195;

/** A place this far north, some seconds after the start. */
const placeAt = (km: number, seconds: number, change: Partial<Place> = {}): Place => ({
  latitude: 37 + km / kmPerDegree,
  longitude: -122,
  address: null,
  accuracy: 5,
  reported_at: startedAt + seconds * 1000,
  ...notDriven,
  ...change,
});

/** The last place of a drive along these. */
const drive = (...places: readonly Place[]): Place => {
  const [first, ...others] = places;
  if (!first) throw new Error('A drive needs a place');
  return others.reduce((before, at) => ({ ...at, ...drivenAt(at, before, trip) }), first);
};
const came = (km: number, driven_partial: 0 | 1): Driven => ({
  driven_ride: 'ride',
  driven_km: expect.closeTo(km, 3),
  driven_partial,
});

describe('the way that was driven', () => {
  test('is the sum of the lines between the positions, beginning at the last one before the start', () => {
    const last = drive(placeAt(0, -5), placeAt(0.1, 5), placeAt(0.3, 15), placeAt(0.1, 25));
    expect(last).toMatchObject(came(0.5, 0));
  });

  test('does not grow while the device of a waiting car trembles', () => {
    const trembling = Array.from({ length: 60 }, (_, at) =>
      placeAt(at % 2 === 0 ? 0.1 : 0.104, 10 + at * 10),
    );
    expect(drive(placeAt(0, 0), ...trembling)).toMatchObject(came(0.1, 0));
  });

  test('is at least the straight line where no position came for more than a minute', () => {
    const last = drive(placeAt(0, 0), placeAt(0.1, 10), placeAt(1.1, 80), placeAt(1.2, 90));
    expect(last).toMatchObject(came(1.2, 1));
  });

  test('does not begin with the way to the pickup, if the last position before the start is old', () => {
    expect(drive(placeAt(-3, -50), placeAt(0.1, 20), placeAt(0.3, 30))).toMatchObject(came(0.2, 1));
  });

  test('is at least that of the positions after an interruption, if those before it were lost', () => {
    const lost = placeAt(2, 100);
    expect(drive(lost, placeAt(2.1, 110))).toMatchObject(came(0.1, 1));
    expect(drivenAt(lost, undefined, trip)).toEqual(came(0, 1));
  });

  test('has no part of another ride, even of the same driver', () => {
    const before = placeAt(0, -5, { driven_ride: 'earlier', driven_km: 7, driven_partial: 1 });
    expect(drive(before, placeAt(0.1, 5))).toMatchObject(came(0.1, 0));
  });

  test.each<[string, Partial<Place>]>([
    ['a typed address', { address: 'Main St 1' }],
    ['an inaccurate position', { accuracy: 500 }],
  ])('leaves out %s, and says that it is longer', (_, change) => {
    const last = drive(placeAt(0, 0), placeAt(0.2, 10, change), placeAt(0.4, 20), placeAt(0.5, 30));
    expect(last).toMatchObject(came(0.1, 1));
  });

  test('leaves out a jump that no car can have made', () => {
    const last = drive(placeAt(0, 0), placeAt(0.1, 10), placeAt(40, 11), placeAt(0.1, 12), placeAt(0.2, 22));
    expect(last).toMatchObject(came(0.2, 1));
  });

  test('counts positions that the network delivers together', () => {
    const last = drive(placeAt(0, 0), placeAt(0.03, 1.9), placeAt(0.06, 1.95), placeAt(0.09, 2));
    expect(last).toMatchObject(came(0.09, 0));
  });
});

describe('a completed ride', () => {
  const last = placeAt(4, 600, { driven_ride: 'ride', driven_km: 4.123_456, driven_partial: 0 });

  test('keeps the way to its last position', () => {
    const kept = drivenInAll(last, 'ride', last.reported_at + 10_000);
    expect(kept).toEqual({ driven_km: 4.123, driven_partial: 0 });
  });

  test('was at least that long if the last position is more than a minute old', () => {
    const kept = drivenInAll(last, 'ride', last.reported_at + 61_000);
    expect(kept).toEqual({ driven_km: 4.123, driven_partial: 1 });
  });

  test('knows nothing of the way if its positions show nothing', () => {
    const nothing = { driven_km: null, driven_partial: null };
    expect(drivenInAll(last, 'other', last.reported_at)).toEqual(nothing);
    expect(drivenInAll(undefined, 'ride', last.reported_at)).toEqual(nothing);
    const lost = { ...last, driven_km: 0.04, driven_partial: 1 as const };
    expect(drivenInAll(lost, 'ride', last.reported_at)).toEqual(nothing);
  });
});
