import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportCashMissing } from '../operations/driver/reportCashMissing.ts';
import { isDeleted } from '../store/money/ledger.ts';
import { findRide } from '../store/rides/rides.ts';
import { raceTimeout, rounds } from '../testing/endurance.ts';
import { dueNow, leavingAccount } from '../testing/given/given-safety.ts';
import { given, outcomeOf, requestBy } from '../testing/index.ts';
import { booksOf, clean, closeAll, type Instances, twoInstances } from '../testing/instances.ts';
import { inTurn } from '../testing/races/race.ts';

let instances: Instances;
beforeAll(async () => {
  instances = await twoInstances();
});
afterAll(() => closeAll(instances));

test('cash reported missing while its rider is erased is owed by a rider who is there, or written off', {
  timeout: raceTimeout,
}, async () => {
  const [first, second] = instances;
  const driver = await given.approvedDriver(first);
  const ends = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const { rider, rideId } = await given.completedRide(first, { driver, payment: 'cash' });
    await leavingAccount(first, rider);
    const [, reported] = await inTurn(
      round,
      () => dueNow(first, rider),
      () => outcomeOf(reportCashMissing(second, requestBy(driver, { params: { rideId } }))),
    );
    expect(reported).toEqual([200]);
    const isGone = await isDeleted(first.store.read, rider.id);
    const ride = await findRide(first.store.read, rideId);
    expect(ride?.settlement).toBe(isGone ? 'written_off' : 'owed');
    ends.add(String(ride?.settlement));
  }
  expect([...ends].toSorted()).toEqual(['owed', 'written_off']);
  expect(await booksOf(first)).toEqual(clean);
});
