import { expect, test } from 'vitest';
import { penaltyFor } from './penalty.ts';

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
  expect(penaltyFor(by, { status, estimated_fare: 1000, driver_silent_at: null })).toEqual({
    amount: cents,
    fraction: cents / 1000,
  });
});

test('a rider whose driver gives no sign pays no penalty, and the driver still does', () => {
  const ride = { status: 'accepted', estimated_fare: 1000, driver_silent_at: 1 } as const;
  expect(penaltyFor('rider', ride).amount).toBe(0);
  expect(penaltyFor('driver', ride).amount).toBe(100);
});
