import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBalanceTransaction } from '../operations/admin/createBalanceTransaction.ts';
import { balanceOf } from '../store/money/ledger.ts';
import { raceTimeout, rounds } from '../testing/endurance.ts';
import { type DrivenRide, given, type Person, requestBy } from '../testing/index.ts';
import { booksOf, clean, closeAll, type Instances, twoInstances } from '../testing/instances.ts';
import { paymentRace, press } from '../testing/races/payment.ts';
import { inTurn, runRace } from '../testing/races/race.ts';
import { outcomeOf } from '../testing/refusal.ts';

let instances: Instances;
beforeAll(async () => {
  instances = await twoInstances();
});
afterAll(() => closeAll(instances));

const dueRide = async (driver: Person, balance: number): Promise<DrivenRide> => {
  const rider = await given.user(instances[0], 'rider', { balance });
  return given.completedRide(instances[0], { driver, rider, payment: 'initiated' });
};

test('two payments under two keys, each repeated, at two instances result in one payment', {
  timeout: raceTimeout,
}, async () => {
  await expect(runRace(paymentRace, instances, rounds)).resolves.toBeUndefined();
});

test('of a payment and a debit that the balance covers only one of, one succeeds', {
  timeout: raceTimeout,
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
    const [[paid], [debited]] = await inTurn(
      round,
      () => outcomeOf(press(instances[0], ride, 'a')),
      () =>
        outcomeOf(
          createBalanceTransaction(
            instances[1],
            requestBy(admin, { params: { id: ride.rider.id }, body: debit }),
          ),
          'createBalanceTransaction',
        ),
    );
    const statuses = [paid, debited];
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
