import { expect, test } from 'vitest';
import { createTestContext, given } from '../../testing/index.ts';

test('the audit trail speaks of the people of a ride, not to them, and calls a card a card', async () => {
  const context = await createTestContext();
  const { rideId } = await given.completedRide(context, { payment: 'stripe' });
  const rows = await context.store.read
    .selectFrom('audit')
    .select(['action', 'description', 'entity_id'])
    .orderBy('created_at')
    .execute();
  await context.store.close();
  const said = (action: string) => rows.find((row) => row.action === action)?.description;
  expect(rows.some(({ entity_id }) => entity_id === rideId)).toBe(true);
  expect(said('ride_driver_arriving')).toBe('Driver arrived at the pickup');
  expect(said('ride_in_progress')).toBe('Driver started the ride');
  expect(said('ride_completed')).toMatch(/^Driver completed the ride/);
  expect(said('payment_initiated')).toBe('Payment by card initiated');
  expect(said('payment_paid')).toBe('Payment by card settled');
  expect(rows.filter(({ description }) => /\byour?\b|stripe/i.test(description))).toEqual([]);
});
