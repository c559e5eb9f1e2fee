import type { Ride } from '@mobility/openapi';
import example from '@mobility/openapi/examples/Ride.completed.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { arrival } from './arrival.ts';

const minute = 60_000;
const eight = Date.UTC(2026, 10, 22, 20);
const ride: Ride = { ...(example as Ride), status: 'accepted' };
/** A car that is due at a moment, both in milliseconds after eight o'clock. */
const shown = (due: number, now: number) => {
  const position = { latitude: 37.78, longitude: -122.41, eta_minutes: due / minute, receivedAt: eight };
  return arrival({ ride, position, now: eight + now, since: eight - minute });
};

test('the minutes lead from the time on a clock to the time of arrival, at every moment', () => {
  for (let now = 0; now < 12 * minute; now += 7_000)
    for (let due = 0; due < 10 * minute; due += 11_000) {
      const { minutes, time } = shown(due, now) ?? { minutes: 0, time: 0 };
      const onTheClock = Math.floor((eight + now) / minute) * minute;
      expect(onTheClock + minutes * minute).toBe(time);
      expect(time).toBeGreaterThan(eight + now);
      // Neither figure is a minute off, unless the car is late.
      if (due > now + minute) expect(Math.abs(eight + due - time)).toBeLessThan(minute);
    }
});

test('the time stays while the minutes count down', () => {
  const figures = [20_000, 61_000, 170_000].map((now) => shown(200_000, now));
  expect(figures.map((figure) => figure?.minutes)).toEqual([3, 2, 1]);
  expect(new Set(figures.map((figure) => figure?.time))).toEqual(new Set([eight + 3 * minute]));
});
