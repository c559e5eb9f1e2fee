import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { given, outcomeOf, type Person, requestBy } from '../../testing/index.ts';
import { booksOf, clean, closeAll, rounds, twoInstances } from '../../testing/instances.ts';
import { cancelRide } from './cancelRide.ts';
import { updateRide } from './updateRide.ts';

let instances: [Context, Context];
beforeAll(async () => {
  instances = await twoInstances();
});
afterAll(() => closeAll(instances));

const cancel = (context: Context, rider: Person, id: string) => {
  const body = { cancelled_by: 'rider' as const, reason: 'Changed plans', confirmation: true as const };
  return cancelRide(context, requestBy(rider, { params: { id }, body }));
};

const accept = (context: Context, driver: Person, id: string) =>
  outcomeOf(updateRide(context, requestBy(driver, { params: { id }, body: { action: 'accept' } })));

const rideNow = (id: string) =>
  instances[0].store.read
    .selectFrom('rides')
    .select(['status', 'driver_id', 'penalty_amount'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('a cancellation against an accept: before it there is no penalty and no driver, after it there are both', {
  timeout: 120_000,
}, async () => {
  const rider = await given.user(instances[0], 'rider', { balance: 1_000 });
  const driver = await given.approvedDriver(instances[0]);
  const orders = new Set<number>();
  for (let round = 0; round < rounds; round += 1) {
    const { rideId } = await given.pendingRide(instances[0], { rider });
    const cancelling = () => cancel(instances[0], rider, rideId);
    const accepting = () => accept(instances[1], driver, rideId);
    const [cancelled, [accepted]] =
      round % 2 === 0
        ? await Promise.all([cancelling(), accepting()])
        : ((await Promise.all([accepting(), cancelling()])).toReversed() as [
            Awaited<ReturnType<typeof cancelling>>,
            Awaited<ReturnType<typeof accepting>>,
          ]);
    orders.add(accepted);
    const wasAccepted = accepted === 200;
    expect([200, 409]).toContain(accepted);
    expect(cancelled.body.penalty_amount).toBe(wasAccepted ? 0.73 : 0);
    expect(await rideNow(rideId)).toEqual({
      status: 'cancelled',
      driver_id: wasAccepted ? driver.id : null,
      penalty_amount: wasAccepted ? 73 : 0,
    });
  }
  expect(orders).toEqual(new Set([200, 409]));
  expect(await booksOf(instances[0])).toEqual(clean);
});
