import { expect, test } from 'vitest';
import { createFormats } from '../../../format/create-formats.ts';
import { createText } from '../../../intl/create-text.ts';
import { format } from '../../../intl/generated/en-US/format.ts';
import { aRide } from '../../../testing/rides.ts';
import { driveAhead, driverTags } from './drive-ahead.ts';
import { legOf } from './next-stop.ts';

const formats = createFormats('en-US', createText('en-US', format));
const now = Date.UTC(2026, 10, 21, 16, 6, 30);
const car = { latitude: 37.7749, longitude: -122.4194 };
const of = (name: 'accepted' | 'arriving' | 'inProgress', from = car) => {
  const ride = aRide(name, { distance_km: 6, duration_minutes: 12 });
  const leg = legOf(ride, from);
  const ahead = leg && driveAhead(leg, now);
  return { ahead, tags: driverTags(ride, ahead, formats) };
};

test('on the way to the pickup both ends have their time, at full minutes', () => {
  const { ahead, tags } = of('accepted');
  const at = ahead?.at ?? Number.NaN;
  expect(at % 60_000).toBe(0);
  // At 16:06 by the clock.
  expect(at).toBe(Date.UTC(2026, 10, 21, 16, 6) + (ahead?.minutes ?? 0) * 60_000);
  expect(tags.pickupTime).toBe(formats.time(at));
  expect(tags.dropoffTime).not.toBe(tags.pickupTime);
});

test('a car at the pickup is a minute away at most, by the minutes and by the clock', () => {
  const ahead = driveAhead({ car, to: car }, now);
  expect(ahead).toEqual({ km: 0, minutes: 1, at: Date.UTC(2026, 10, 21, 16, 7) });
});

test('the arrival at the destination does not change when the ride starts at the pickup', () => {
  const before = aRide('accepted');
  const { latitude, longitude } = before.pickup_location ?? {};
  const at = (ride: typeof before) => {
    const leg = legOf(ride, { latitude: latitude ?? 0, longitude: longitude ?? 0 });
    return driverTags(ride, leg && driveAhead(leg, now), formats).dropoffTime;
  };
  const times = [at(before), at({ ...before, status: 'in_progress' })];
  expect(times).toEqual([formats.time(Date.UTC(2026, 10, 21, 16, 19)), times[0]]);
});

test('during the trip only the drop-off has a time, and at the pickup no end has one', () => {
  const { ahead, tags } = of('inProgress');
  expect(tags).toEqual({ dropoffTime: formats.time(ahead?.at) });
  expect(of('arriving')).toEqual({ ahead: null, tags: {} });
});

test('a position on another continent gives no estimate', () => {
  expect(of('accepted', { latitude: 48.78, longitude: 9.18 })).toEqual({ ahead: null, tags: {} });
});
