import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { balanceOf } from '../../store/money/ledger.ts';
import {
  createTestContext,
  type DrivenRide,
  given,
  messagesTo,
  outcomeOf,
  requestBy,
} from '../../testing/index.ts';
import { listUnpaidRides } from '../admin/listUnpaidRides.ts';
import { getRidePaymentStatus } from '../payments/getRidePaymentStatus.ts';
import { initiateRidePayment } from '../payments/initiateRidePayment.ts';
import { processRidePayment } from '../payments/processRidePayment.ts';
import { listMyRides } from '../rides/listMyRides.ts';
import { confirmCashReceived } from './confirmCashReceived.ts';
import { listPendingPayments } from './listPendingPayments.ts';
import { reportCashMissing } from './reportCashMissing.ts';

let context: Context;
beforeEach(async () => {
  context = await createTestContext();
});
afterEach(() => context.store.close());

const report = ({ rideId, driver }: DrivenRide, by = driver) =>
  outcomeOf(reportCashMissing(context, requestBy(by, { params: { rideId } })));
const confirm = ({ rideId, driver }: DrivenRide) =>
  outcomeOf(confirmCashReceived(context, requestBy(driver, { params: { rideId } })));
const choose = ({ rideId, rider }: DrivenRide, payment_method: 'cash' | 'balance') =>
  outcomeOf(
    initiateRidePayment(context, requestBy(rider, { params: { id: rideId }, body: { payment_method } })),
  );
const pay = ({ rideId, rider }: DrivenRide, payment_method: 'cash' | 'balance') =>
  outcomeOf(
    processRidePayment(context, requestBy(rider, { params: { id: rideId }, body: { payment_method } })),
  );
const unpaid = async () => {
  const admin = await given.user(context, 'admin');
  const { body } = await listUnpaidRides(context, requestBy(admin));
  return body.unpaid_rides.map(({ ride_id }) => ride_id);
};
const status = async ({ rideId, rider }: DrivenRide) =>
  (await getRidePaymentStatus(context, requestBy(rider, { params: { id: rideId } }))).body;

test('the driver gets a message when the rider claims to have paid in cash', async () => {
  const { driver } = await given.completedRide(context, { payment: 'cash' });
  expect((await messagesTo(context, driver.id)).at(-1)).toMatchObject({
    type: 'ride_message',
    message: 'The rider paid Ⓣ7.32 in cash. Please confirm.',
    notice: { kind: 'cash_claimed', amount: 7.32 },
  });
});

describe('cash that the driver did not receive', () => {
  test('leaves the ride unpaid: it is listed, the payment is pending, and the rider is asked to pay', async () => {
    const ride = await given.completedRide(context, { payment: 'cash' });
    expect(await unpaid()).toEqual([]);
    expect(await report(ride)).toEqual([200]);
    expect(await unpaid()).toEqual([ride.rideId]);
    expect(await status(ride)).toMatchObject({ status: 'pending', paid_at: null, cash_missing: true });
    const mine = await listMyRides(context, requestBy(ride.rider));
    expect(mine.body[0]).toMatchObject({ payment_status: 'pending', cash_missing: true });
    expect((await messagesTo(context, ride.rider.id)).at(-1)).toMatchObject({
      type: 'payment_required',
      amount: 7.32,
      notice: { kind: 'cash_missing' },
    });
    const { body } = await listPendingPayments(context, requestBy(ride.driver));
    expect(body.pending_payments).toMatchObject([{ cash_missing: true, awaits_confirmation: false }]);
  });

  test('cannot be reported as paid in cash again, but the ride can be paid from the balance', async () => {
    const ride = await given.completedRide(context, { payment: 'cash' });
    await report(ride);
    expect((await choose(ride, 'cash')).slice(0, 2)).toEqual([409, 'cash_missing']);
    expect((await pay(ride, 'cash')).slice(0, 2)).toEqual([409, 'cash_missing']);
    await choose(ride, 'balance');
    expect(await pay(ride, 'balance')).toEqual([200]);
    expect((await confirm(ride)).slice(0, 2)).toEqual([400, 'cash_not_due']);
    expect(await unpaid()).toEqual([]);
  });

  test('is confirmed when it arrives later, and then cannot be reported missing again', async () => {
    const ride = await given.completedRide(context, { payment: 'cash' });
    await report(ride);
    expect(await confirm(ride)).toEqual([200]);
    expect(await status(ride)).toMatchObject({ status: 'paid', payment_method: 'cash' });
    expect((await report(ride)).slice(0, 2)).toEqual([409, 'cash_already_confirmed']);
  });

  test('is reported only by the driver of the ride, and only for a ride paid in cash', async () => {
    const ride = await given.completedRide(context, { payment: 'cash' });
    const other = await given.approvedDriver(context);
    expect((await report(ride, other))[1]).toBe('not_participant');
    const paid = await given.completedRide(context, { payment: 'balance' });
    expect((await report(paid)).slice(0, 2)).toEqual([400, 'cash_not_due']);
  });

  test('writes the ride off where the rider’s account was deleted, and returns the fee to the driver', async () => {
    const ride = await given.completedRide(context, { payment: 'cash' });
    await given.deletedAccount(context, ride.rider);
    const before = await balanceOf(context.store.read, ride.driver.id);
    expect(await report(ride)).toEqual([200]);
    expect(await unpaid()).toEqual([]);
    expect((await listMyRides(context, requestBy(ride.driver))).body).toMatchObject([
      { id: ride.rideId, payment_status: 'written_off' },
    ]);
    expect(await balanceOf(context.store.read, ride.driver.id)).toBe(before + 146);
    expect((await report(ride)).slice(0, 2)).toEqual([400, 'cash_not_due']);
    expect((await confirm(ride)).slice(0, 2)).toEqual([400, 'cash_not_due']);
  });

  test('is either confirmed or reported missing where both are sent at the same time', async () => {
    const ride = await given.completedRide(context, { payment: 'cash' });
    const [confirmed, reported] = await Promise.all([confirm(ride), report(ride)]);
    expect(confirmed).toEqual([200]);
    expect(['cash_already_confirmed', undefined]).toContain(reported[1]);
    const isOwed = (await unpaid()).length > 0;
    expect(isOwed).toBe((await status(ride)).status !== 'paid');
  });
});
