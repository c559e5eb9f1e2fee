import { expect, test } from 'vitest';
import { arrivalMinutes, driveOf } from './drive.ts';

test('a car 10 km away drives 13 km of streets in 26 minutes', () => {
  expect(driveOf(10)).toEqual({ km: 13, minutes: 26 });
  expect(driveOf(0)).toEqual({ km: 0, minutes: 0 });
});

test('the minutes until a car arrives are rounded up, and at least one', () => {
  expect([0, 0.2, 3, 3.04, 3.06].map(arrivalMinutes)).toEqual([1, 1, 3, 3, 4]);
});
