import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { balanceOf } from '../../store/ledger.ts';
import { type DrivenRide, given, type Person, requestBy } from '../../testing/index.ts';
import { booksOf, clean, closeAll, rounds, twoInstances } from '../../testing/instances.ts';
import { outcomeOf } from '../../testing/refusal.ts';
import { createBalanceTransaction } from '../admin/createBalanceTransaction.ts';
import { processRidePayment } from './processRidePayment.ts';

const fare = 7.32;
let instances: [Context, Context];
beforeAll(async () => {
  instances = await twoInstances();
});
afterAll(() => closeAll(instances));

const dueRide = async (driver: Person, balance: number): Promise<DrivenRide> => {
  const rider = await given.user(instances[0], 'rider', { balance });
  return given.completedRide(instances[0], { driver, rider, payment: 'initiated' });
};

const press = (context: Context, { rideId, rider }: DrivenRide, key: string) => {
  const body = { payment_method: 'balance' as const };
  return processRidePayment(context, requestBy(rider, { params: { id: rideId }, body, key }));
};

const effectsOf = ({ rideId }: DrivenRide) =>
  instances[0].store.read
    .selectFrom('ledger_transactions')
    .select('kind')
    .where('ride_id', '=', rideId)
    .where('kind', '=', 'payment')
    .execute();

test('two presses under two keys, each repeated, at two instances: one payment', {
  timeout: 120_000,
}, async () => {
  const driver = await given.approvedDriver(instances[0]);
  for (let round = 0; round < rounds; round += 1) {
    const ride = await dueRide(driver, 100);
    const keys = ['a', 'b', 'a', 'b'];
    const settled = await Promise.allSettled(
      keys.map((key, index) => press(instances[index % 2 === round % 2 ? 0 : 1], ride, key)),
    );
    const paid = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(paid).toHaveLength(2);
    expect(paid[0]).toEqual(paid[1]);
    const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(refused).toEqual(['already_paid', 'already_paid']);
    expect(await effectsOf(ride)).toHaveLength(1);
    expect(await balanceOf(instances[1].store.read, ride.rider.id)).toBe(10_000 - fare * 100);
  }
  expect(await booksOf(instances[0])).toEqual(clean);
});

test('a payment against a debit that leaves too little for both: one of them', {
  timeout: 120_000,
}, async () => {
  const [driver, admin] = [await given.approvedDriver(instances[0]), await given.user(instances[0], 'admin')];
  const winners = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const ride = await dueRide(driver, 10);
    const debit = {
      user_id: ride.rider.id,
      transaction_type: 'debit' as const,
      amount: 5,
      description: 'Race',
    };
    const work = [
      () => outcomeOf(press(instances[0], ride, 'a')),
      () =>
        outcomeOf(
          createBalanceTransaction(
            instances[1],
            requestBy(admin, { params: { id: ride.rider.id }, body: debit }),
          ),
        ),
    ];
    if (round % 2 === 1) work.reverse();
    const statuses = (await Promise.all(work.map((act) => act()))).map(([status]) => status);
    if (round % 2 === 1) statuses.reverse();
    expect([
      [200, 400],
      [402, 201],
    ]).toContainEqual(statuses);
    winners.add(String(statuses));
    expect(await balanceOf(instances[0].store.read, ride.rider.id)).toBe(statuses[0] === 200 ? 268 : 500);
  }
  expect(winners.size).toBe(2);
  expect(await booksOf(instances[0])).toEqual(clean);
});
