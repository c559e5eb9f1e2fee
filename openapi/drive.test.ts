import { expect, test } from 'vitest';
import { driveOf } from './drive.ts';

test('a car 10 km away drives 13 km of streets in 26 minutes', () => {
  expect(driveOf(10)).toEqual({ km: 13, minutes: 26 });
  expect(driveOf(0)).toEqual({ km: 0, minutes: 0 });
});
