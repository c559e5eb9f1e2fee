import { expect, test } from 'vitest';
import { emergencyNumber } from './emergency-number.ts';

test.each([
  ['San Francisco', 37.7793, -122.4193, '911'],
  ['Vancouver', 49.28, -123.12, '911'],
  ['Stuttgart', 48.7758, 9.1829, '112'],
  ['Abu Dhabi', 24.45, 54.38, '112'],
  ['Lima', -12.05, -77.04, '112'],
] as const)('the emergency number in %s', (address, latitude, longitude, number) => {
  expect(emergencyNumber({ address, latitude, longitude })).toBe(number);
});

test('without a place, the number that mobile phones connect nearly everywhere is shown', () => {
  expect(emergencyNumber(undefined)).toBe('112');
  expect(emergencyNumber({ address: 'Somewhere' })).toBe('112');
});
