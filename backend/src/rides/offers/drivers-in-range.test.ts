import { expect, onTestFinished, test } from 'vitest';
import { sendWaves } from '../../jobs/send-waves.ts';
import { bookRide } from '../../operations/rides/bookRide.ts';
import { listAvailableRides } from '../../operations/rides/listAvailableRides.ts';
import { createClock, createTestContext, given, messagesTo, requestBy } from '../../testing/index.ts';

test('a driver is asked only once the balance covers the fee, and sees the ride before', async () => {
  const clock = createClock();
  const context = await createTestContext({ now: clock.now });
  onTestFinished(() => context.store.close());
  const poor = await given.approvedDriver(context, { balance: 0 });
  const rich = await given.approvedDriver(context);
  const rider = await given.user(context, 'rider');
  const isAsked = async ({ id }: { id: string }): Promise<boolean> =>
    (await messagesTo(context, id)).some(({ type }) => type === 'ride_request');

  const { body } = await bookRide(context, requestBy(rider, { body: given.trip }));
  expect([body.matches_found, await isAsked(rich), await isAsked(poor)]).toEqual([1, true, false]);
  const list = await listAvailableRides(context, requestBy(poor));
  expect(list.body.available_rides).toMatchObject([{ id: body.request_id, asked_until: null }]);

  await given.creditByHand(context, poor);
  clock.advance(10_000);
  await sendWaves(context);
  expect(await isAsked(poor)).toBe(true);
});
