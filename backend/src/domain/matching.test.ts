import { describe, expect, test } from 'vitest';
import { type Match, matchDrivers, nextWave } from './matching.ts';

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

test('only drivers whose own radius reaches the pickup match, nearest first', () => {
  const candidates = [driver('far', 20), driver('near', 1), driver('narrow', 6, 5), driver('out', 26)];
  expect(matchDrivers(pickup, candidates).map((match) => match.driver_id)).toEqual(['near', 'far']);
});

describe('a wave of offers', () => {
  const some = (name: string, count: number): Match[] =>
    matchDrivers(
      pickup,
      Array.from({ length: count }, (_, at) => driver(`${name}${at}`, at + 1)),
    );
  const wave = (humans: number, simulated: number, humanAskedAt: number | null, now = 100_000) =>
    nextWave({
      humans: some('h', humans),
      simulated: some('s', simulated),
      humanAskedAt,
      now,
      humansFirstFor: 20_000,
    }).map((match) => match.driver_id);

  test('a wave offers the ride to the nearest five human drivers and to no simulated ones', () => {
    expect(wave(7, 7, null)).toEqual(['h0', 'h1', 'h2', 'h3', 'h4']);
    expect(wave(1, 7, 99_999)).toEqual(['h0']);
  });

  test('a wave goes to the simulated drivers at once if no human driver is in range', () => {
    expect(wave(0, 2, null)).toEqual(['s0', 's1']);
  });

  test('a wave goes to the simulated drivers only after the human drivers had time to answer', () => {
    expect(wave(0, 2, 80_001)).toEqual([]);
    expect(wave(0, 2, 80_000)).toEqual(['s0', 's1']);
  });
});
