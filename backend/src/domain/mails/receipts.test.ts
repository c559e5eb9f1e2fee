import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { createClock, createTestContext, given } from '../../testing/index.ts';

let context: Context;
beforeEach(async () => {
  context = await createTestContext({ now: createClock().now });
});
afterEach(() => context.store.close());

test.each([
  ['balance', 'Mobility balance'],
  ['cash', 'Cash'],
  ['stripe', 'Card ending in 4242'],
] as const)('a ride paid by %s has a receipt with this method', async (payment, by) => {
  const ride = await given.completedRide(context, { payment });
  const [mail, ...more] = await context.store.read.selectFrom('emails').selectAll().execute();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    kind: 'payment_confirmation',
    recipient: ride.rider.email,
    subject: `Your receipt for ride #${ride.rideId.slice(-8)}`,
    sent_at: null,
  });
  expect(mail?.text).toBe(`Hello Riley Rivera,

Thank you. Your payment was received.

Ride:    #${ride.rideId.slice(-8)}
From:    San Francisco City Hall, San Francisco, CA
To:      Ferry Building, San Francisco, CA
Amount:  USD\u00a07.32
Paid by: ${by}
Date:    November 20, 2026 at 12:00 PM UTC
Payment: ${/Payment: (\w+)/.exec(mail?.text ?? '')?.[1]}

Mobility`);
});
