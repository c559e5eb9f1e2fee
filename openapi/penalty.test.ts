import { expect, test } from 'vitest';
import { cancelPenalty } from './penalty.ts';

test.each([
  ['rider', 'pending', 0],
  ['rider', 'accepted', 100],
  ['rider', 'driver_arriving', 200],
  ['rider', 'in_progress', 500],
  ['rider', 'completed', 0],
  ['rider', 'cancelled', 0],
  ['driver', 'pending', 0],
  ['driver', 'accepted', 100],
  ['driver', 'driver_arriving', 100],
  ['driver', 'in_progress', 200],
  ['driver', 'completed', 0],
] as const)('a %s who cancels a ride that is %s pays %i of 1000 cents', (by, status, cents) => {
  expect(cancelPenalty(by, { status, fareInCents: 1000, isDriverSilent: false })).toEqual({
    amount: cents,
    fraction: cents / 1000,
  });
});

test('a rider whose driver is silent pays no penalty, and the driver still does', () => {
  const ride = { status: 'accepted', fareInCents: 1000, isDriverSilent: true } as const;
  expect(cancelPenalty('rider', ride).amount).toBe(0);
  expect(cancelPenalty('driver', ride).amount).toBe(100);
});
