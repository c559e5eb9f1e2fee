import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { balanceOf } from '../../store/money/ledger.ts';
import {
  auditMoney,
  createTestContext,
  type DrivenRide,
  given,
  messagesTo,
  outcomeOf,
  type Person,
  requestBy,
} from '../../testing/index.ts';
import { getRidePaymentStatus } from '../payments/getRidePaymentStatus.ts';
import { initiateRidePayment } from '../payments/initiateRidePayment.ts';
import { listMyRides } from '../rides/listMyRides.ts';
import { listUnpaidRides } from './listUnpaidRides.ts';
import { remindUnpaidRide } from './remindUnpaidRide.ts';
import { writeOffUnpaidRide } from './writeOffUnpaidRide.ts';

let context: Context;
let admin: Person;
beforeEach(async () => {
  context = await createTestContext();
  admin = await given.user(context, 'admin');
});
afterEach(() => context.store.close());

const reason = 'The rider cannot be reached';
const writeOff = ({ rideId }: DrivenRide) =>
  outcomeOf(writeOffUnpaidRide(context, requestBy(admin, { params: { rideId }, body: { reason } })));

describe('a ride that is written off', () => {
  test('is no longer owed or payable, and rider and driver are notified', async () => {
    const ride = await given.completedRide(context, { payment: 'initiated' });
    expect(await writeOff(ride)).toEqual([200]);
    expect((await listUnpaidRides(context, requestBy(admin))).body.unpaid_rides).toEqual([]);
    const params = { id: ride.rideId };
    const { body } = await getRidePaymentStatus(context, requestBy(ride.rider, { params }));
    expect(body.status).toBe('written_off');
    expect((await listMyRides(context, requestBy(ride.driver))).body).toMatchObject([
      { id: ride.rideId, payment_status: 'written_off' },
    ]);
    const choose = initiateRidePayment(
      context,
      requestBy(ride.rider, { params, body: { payment_method: 'cash' } }),
    );
    expect((await outcomeOf(choose)).slice(0, 2)).toEqual([409, 'already_written_off']);
    expect((await messagesTo(context, ride.rider.id)).at(-1)).toMatchObject({
      message: `Your ride #${ride.rideId.slice(-8)} no longer has to be paid.`,
    });
  });

  test('returns the fee to the driver through the ledger, once, and keeps the reason in the audit trail', async () => {
    const ride = await given.completedRide(context);
    expect(await balanceOf(context.store.read, ride.driver.id)).toBe(10_000 - 146);
    await writeOff(ride);
    expect((await writeOff(ride)).slice(0, 2)).toEqual([409, 'already_written_off']);
    expect(await balanceOf(context.store.read, ride.driver.id)).toBe(10_000);
    const { accounts, sum } = await auditMoney(context);
    expect([accounts.get('platform'), sum]).toEqual([0, 0]);
    const rows = await context.store.read
      .selectFrom('audit')
      .select(['user_id', 'description', 'metadata'])
      .where('entity_id', '=', ride.rideId)
      .where('action', '=', 'admin_payment_modified')
      .execute();
    expect(rows).toEqual([
      {
        user_id: admin.id,
        description: 'Unpaid ride written off',
        metadata: expect.stringContaining(reason),
      },
    ]);
  });

  test('is neither reminded of nor written off where it is paid or not completed', async () => {
    const paid = await given.completedRide(context, { payment: 'balance' });
    expect((await writeOff(paid)).slice(0, 2)).toEqual([409, 'already_paid']);
    expect((await writeOff(await given.inProgressRide(context))).slice(0, 2)).toEqual([
      400,
      'ride_not_completed',
    ]);
    const lost = await given.completedRide(context);
    await writeOff(lost);
    const remind = remindUnpaidRide(context, requestBy(admin, { params: { rideId: lost.rideId } }));
    expect((await outcomeOf(remind))[1]).toBe('already_written_off');
  });
});
