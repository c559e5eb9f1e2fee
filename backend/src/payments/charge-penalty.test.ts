import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { createBalanceTransaction } from '../operations/admin/createBalanceTransaction.ts';
import { resolveDispute } from '../operations/disputes/resolveDispute.ts';
import { submitDispute } from '../operations/disputes/submitDispute.ts';
import { cancelRide } from '../operations/rides/cancelRide.ts';
import { topUpBalance } from '../operations/user/topUpBalance.ts';
import { balanceOf } from '../store/money/ledger.ts';
import { auditMoney, createTestContext, given, type Person, requestBy } from '../testing/index.ts';

let context: Context;
beforeEach(async () => {
  context = await createTestContext();
});
afterEach(() => context.store.close());

const cents = (person: Person) => balanceOf(context.store.read, person.id);
const balances = async (...people: Person[]) => Promise.all(people.map(cents));
const cancelAs = (person: Person, rideId: string) => {
  const cancelled_by = person.role === 'driver' ? ('driver' as const) : ('rider' as const);
  const body = { cancelled_by, reason: 'Plans changed', confirmation: true as const };
  return cancelRide(context, requestBy(person, { params: { id: rideId }, body }));
};
const topUp = (person: Person, amount: number) =>
  topUpBalance(context, requestBy(person, { body: given.topUp(amount) }));
const adjust = async (person: Person, transaction_type: 'credit' | 'debit', amount: number) => {
  const admin = await given.user(context, 'admin');
  const body = { user_id: person.id, transaction_type, amount, description: 'Adjusted' };
  return createBalanceTransaction(context, requestBy(admin, { params: { id: person.id }, body }));
};
/** A ride that its rider cancels in progress: a penalty of 3.66. */
const cancelledInProgress = async (balance: number, driver?: Person) => {
  const rider = await given.user(context, 'rider', { balance });
  const ride = await given.inProgressRide(context, { rider, ...(driver ? { driver } : {}) });
  await cancelAs(rider, ride.rideId);
  return ride;
};
const dispute = async (rider: Person, rideId: string, amount?: number) => {
  const body = { ...given.complaint(rideId), dispute_type: 'cancellation_fee' as const };
  const reason = { dispute_reason: 'The driver asked me to cancel', requested_refund: null };
  const { body: made } = await submitDispute(context, requestBy(rider, { body: { ...body, ...reason } }));
  const admin = await given.user(context, 'admin');
  const decision = { outcome: 'refunded' as const, ...(amount === undefined ? {} : { amount }) };
  await resolveDispute(context, requestBy(admin, { params: { id: made.id }, body: decision }));
};

describe('a penalty that the balance does not cover', () => {
  test('is owed by the payer and credits the other party nothing', async () => {
    const { rider, driver } = await cancelledInProgress(0);
    expect(await balances(rider, driver)).toEqual([-366, 10_000]);
    expect((await auditMoney(context)).sum).toBe(0);
  });

  test('credits the other party the part that the balance covers', async () => {
    const { rider, driver } = await cancelledInProgress(1);
    expect(await balances(rider, driver)).toEqual([-266, 10_100]);
  });

  test('is credited as a top-up, an admin credit or another income pays it, and not a cent more', async () => {
    const { rider, driver } = await cancelledInProgress(0);
    await adjust(rider, 'credit', 1.5);
    expect(await balances(rider, driver)).toEqual([-216, 10_150]);
    await topUp(rider, 5);
    expect(await balances(rider, driver)).toEqual([284, 10_366]);
    await topUp(rider, 5);
    expect(await balances(rider, driver)).toEqual([784, 10_366]);
    expect((await auditMoney(context)).sum).toBe(0);
  });

  test('is collected in the order in which it was owed', async () => {
    const rider = await given.user(context, 'rider');
    const [first, second] = [await given.approvedDriver(context), await given.approvedDriver(context)];
    for (const driver of [first, second]) {
      const { rideId } = await given.inProgressRide(context, { rider, driver });
      await cancelAs(rider, rideId);
    }
    await topUp(rider, 5);
    expect(await balances(rider, first, second)).toEqual([-232, 10_366, 10_134]);
  });

  test('passes through two people who owe each other, without creating money', async () => {
    const { rider, driver } = await cancelledInProgress(0);
    // The driver keeps just enough for the fee of the next ride, which is also the penalty of cancelling it.
    await adjust(driver, 'debit', 100 - 1.46);
    const { rideId } = await given.inProgressRide(context, { rider, driver });
    await cancelAs(driver, rideId);
    expect(await balances(rider, driver)).toEqual([-220, 146]);
    await topUp(rider, 10);
    expect(await balances(rider, driver)).toEqual([780, 366]);
    expect((await auditMoney(context)).sum).toBe(0);
  });
});

describe('a refunded penalty', () => {
  test('is waived as far as it was not collected: the driver gets nothing, the platform pays nothing', async () => {
    const { rider, driver, rideId } = await cancelledInProgress(0);
    await dispute(rider, rideId);
    expect(await balances(rider, driver)).toEqual([0, 10_000]);
    const { accounts, sum } = await auditMoney(context);
    expect([accounts.get('platform') ?? 0, accounts.get(`uncollected:${rideId}`), sum]).toEqual([0, 0, 0]);
  });

  test('is paid by the platform as far as it was collected', async () => {
    const { rider, driver, rideId } = await cancelledInProgress(1);
    await dispute(rider, rideId, 3);
    expect(await balances(rider, driver)).toEqual([34, 10_100]);
    const { accounts } = await auditMoney(context);
    expect(accounts.get('platform') ?? 0).toBe(-34);
  });
});

describe('the money of a deleted account', () => {
  test('moves to the account of unclaimed money, and so does what is collected later', async () => {
    const { rider, driver } = await cancelledInProgress(0);
    await given.deletedAccount(context, driver);
    expect((await auditMoney(context)).accounts.get('unclaimed')).toBe(10_000);
    await topUp(rider, 5);
    expect(await balances(rider, driver)).toEqual([134, 0]);
    const { accounts, sum } = await auditMoney(context);
    expect([accounts.get('unclaimed'), sum]).toEqual([10_366, 0]);
  });
});
