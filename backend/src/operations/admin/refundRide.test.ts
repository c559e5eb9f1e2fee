import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { balanceOf, refundsQuery } from '../../store/money/ledger.ts';
import { refundedPaymentsQuery, refundedPenaltiesQuery } from '../../store/money/refunded-rides.ts';
import {
  booksOf,
  clean,
  createTestContext,
  given,
  messagesTo,
  outcomeOf,
  type Person,
  requestBy,
} from '../../testing/index.ts';
import { slowSteps } from '../../testing/plan.ts';
import { resolveDispute } from '../disputes/resolveDispute.ts';
import { submitDispute } from '../disputes/submitDispute.ts';
import { listNotifications } from '../notifications/listNotifications.ts';
import { listMyRides } from '../rides/listMyRides.ts';
import { listAdminRides } from './listAdminRides.ts';
import { listAuditLogs } from './listAuditLogs.ts';
import { listUserRides } from './listUserRides.ts';
import { refundRide } from './refundRide.ts';

let context: Context;
let admin: Person;
beforeAll(async () => {
  context = await createTestContext();
  admin = await given.user(context, 'admin');
});
afterAll(() => context.store.close());

const refund = (id: string, amount?: number, key?: string) => {
  const body = { reason: ' The driver took a long way ', ...(amount !== undefined && { amount }) };
  return refundRide(context, requestBy(admin, { params: { id }, body, ...(key && { key }) }));
};
const cents = (person: Person) => balanceOf(context.store.read, person.id);

describe('a paid ride', () => {
  test('a part goes back to the balance, the rest follows, and more is refused', async () => {
    const { rideId, rider, driver } = await given.completedRide(context, { payment: 'balance' });
    const [before, earned] = [await cents(rider), await cents(driver)];
    const { body } = await refund(rideId, 4.5);
    expect(body).toEqual({
      message: 'Refunded to the balance of the rider',
      refunded_amount: 4.5,
      refunded_to: 'balance',
    });
    expect(await cents(rider)).toBe(before + 450);
    expect((await outcomeOf(refund(rideId, 2.83))).slice(0, 2)).toEqual([400, 'refund_too_high']);
    expect((await refund(rideId)).body.refunded_amount).toBe(2.82);
    expect((await outcomeOf(refund(rideId))).slice(0, 2)).toEqual([400, 'refund_too_high']);
    expect(await cents(rider)).toBe(before + 732);
    expect(await cents(driver)).toBe(earned);
    expect(await booksOf(context)).toEqual(clean);
  });

  test('the rider is notified, and the audit trail has the reason', async () => {
    const { rideId, rider } = await given.completedRide(context, { payment: 'balance' });
    await refund(rideId, 1);
    expect((await messagesTo(context, rider.id)).at(-1)).toMatchObject({
      type: 'admin_message',
      message: `Refund for ride #${rideId.slice(-8)}: Ⓣ1.00 went back to your balance`,
      notice: { kind: 'ride_refunded', amount: 1, ride_id: rideId },
    });
    const { body } = await listAuditLogs(
      context,
      requestBy(admin, { query: { action: 'admin_payment_modified', limit: 1 } }),
    );
    expect(body[0]).toMatchObject({
      action: 'admin_payment_modified',
      entity_id: rideId,
      metadata: { reason: 'The driver took a long way', amount: 1, refunded_to: 'balance' },
    });
  });

  test('the driver is notified once that it costs them nothing', async () => {
    const { rideId, driver } = await given.completedRide(context, { payment: 'balance' });
    const before = await messagesTo(context, driver.id);
    await refund(rideId, 1, 'told-once');
    await refund(rideId, 1, 'told-once');
    const told = (await messagesTo(context, driver.id)).slice(before.length);
    expect(told).toMatchObject([
      {
        type: 'admin_message',
        message: `The rider of your ride #${rideId.slice(-8)} got a refund. What you received for the ride stays yours.`,
        notice: { kind: 'rider_refunded', ride_id: rideId },
      },
    ]);
    const { body } = await listNotifications(context, requestBy(driver));
    expect(JSON.stringify(body)).toContain('rider_refunded');
  });

  test('a refused refund sends no notification to the rider or the driver', async () => {
    const { rideId, rider, driver } = await given.completedRide(context, { payment: 'balance' });
    const both = () => Promise.all([rider, driver].map(({ id }) => messagesTo(context, id)));
    const before = await both();
    expect((await outcomeOf(refund(rideId, 7.33))).slice(0, 2)).toEqual([400, 'refund_too_high']);
    expect(await both()).toEqual(before);
  });

  test('a ride paid by card is refunded to the card', async () => {
    const { rideId, rider } = await given.completedRide(context, { payment: 'stripe' });
    const before = await cents(rider);
    expect((await refund(rideId)).body).toMatchObject({ refunded_amount: 7.32, refunded_to: 'card' });
    expect(await cents(rider)).toBe(before);
    const sent = await context.store.read
      .selectFrom('card_refunds')
      .select(['amount', 'status'])
      .where('rider_id', '=', rider.id)
      .execute();
    expect(sent).toEqual([{ amount: 732, status: 'refunded' }]);
  });

  test('a repeated request with the same key refunds once', async () => {
    const { rideId, rider } = await given.completedRide(context, { payment: 'balance' });
    const before = await cents(rider);
    const first = await refund(rideId, 2, 'one-intent');
    expect(await refund(rideId, 2, 'one-intent')).toEqual(first);
    expect(await cents(rider)).toBe(before + 200);
  });
});

describe('the rides of an admin', () => {
  const shown = async (rideId: string, rider: Person) => {
    const list = listAdminRides(context, requestBy(admin, { query: { search: rideId, sort: 'created_at' } }));
    const own = listUserRides(context, requestBy(admin, { params: { id: rider.id }, query: {} }));
    const all = listMyRides(context, requestBy(admin, { query: { search: rideId } }));
    const rides = [...(await list).body.completed_matches, ...(await own).body, ...(await all).body];
    return rides.map(({ refunded_amount }) => refunded_amount);
  };

  test('say what the rider got back of the fare, on the balance or the card', async () => {
    for (const payment of ['balance', 'stripe'] as const) {
      const { rideId, rider } = await given.completedRide(context, { payment });
      expect(await shown(rideId, rider)).toEqual([undefined, undefined, undefined]);
      await refund(rideId, 2.5);
      await refund(rideId, 1);
      expect(await shown(rideId, rider)).toEqual([3.5, 3.5, 3.5]);
    }
  });

  test('say what the rider got back of a penalty', async () => {
    const { rideId, rider } = await given.penalisedRide(context);
    await refund(rideId, 0.5);
    expect(await shown(rideId, rider)).toEqual([0.5, 0.5, 0.5]);
  });
});

describe('a penalty', () => {
  test('a refund and a dispute together return no more than the penalty', async () => {
    const { rideId, rider } = await given.penalisedRide(context);
    const before = await cents(rider);
    await refund(rideId, 0.5);
    expect((await outcomeOf(refund(rideId, 0.24))).slice(0, 2)).toEqual([400, 'refund_too_high']);
    const complaint = { ...given.complaint(rideId), requested_refund: 0.24 };
    const { body } = await submitDispute(context, requestBy(rider, { body: complaint }));
    const resolve = (amount: number) =>
      resolveDispute(
        context,
        requestBy(admin, { params: { id: body.id }, body: { outcome: 'refunded', amount } }),
      );
    expect((await outcomeOf(resolve(0.24))).slice(0, 2)).toEqual([400, 'refund_too_high']);
    await resolve(0.23);
    expect(await cents(rider)).toBe(before + 73);
    expect((await outcomeOf(refund(rideId))).slice(0, 2)).toEqual([400, 'refund_too_high']);
    expect(await booksOf(context)).toEqual(clean);
  });

  test('the rider and the driver are notified, and the driver keeps the compensation', async () => {
    const { rideId, rider, driver } = await given.penalisedRide(context);
    const [before, earned] = [await cents(rider), await cents(driver)];
    const { body } = await refund(rideId);
    expect(body).toEqual({
      message: 'Refunded to the balance of the rider',
      refunded_amount: 0.73,
      refunded_to: 'balance',
    });
    expect([await cents(rider), await cents(driver)]).toEqual([before + 73, earned]);
    expect((await messagesTo(context, rider.id)).at(-1)).toMatchObject({
      message: `Refund for ride #${rideId.slice(-8)}: Ⓣ0.73 went back to your balance`,
      notice: { kind: 'ride_refunded', amount: 0.73, ride_id: rideId },
    });
    expect((await messagesTo(context, driver.id)).at(-1)).toMatchObject({
      message: `The rider of your ride #${rideId.slice(-8)} got a refund. What you received for the ride stays yours.`,
      notice: { kind: 'rider_refunded', ride_id: rideId },
    });
    expect(await booksOf(context)).toEqual(clean);
  });

  test('without a driver only the rider is notified', async () => {
    const { rideId, rider, driver } = await given.penalisedRide(context);
    await context.store.transaction((db) =>
      db.updateTable('rides').set({ driver_id: null }).where('id', '=', rideId).execute(),
    );
    const before = await messagesTo(context, driver.id);
    expect((await refund(rideId)).body.refunded_amount).toBe(0.73);
    expect((await messagesTo(context, rider.id)).at(-1)).toMatchObject({
      notice: { kind: 'ride_refunded', ride_id: rideId },
    });
    expect(await messagesTo(context, driver.id)).toEqual(before);
    expect(await booksOf(context)).toEqual(clean);
  });

  test('what a rider without money owes is waived first', async () => {
    const rider = await given.user(context, 'rider');
    const ride = await given.acceptedRide(context, { rider });
    await given.rideIsCancelled(context, ride);
    await refund(ride.rideId);
    expect(await cents(rider)).toBe(0);
    expect(await booksOf(context)).toEqual(clean);
  });
});

test('a ride without a payment, an unknown ride and a fraction of a cent are refused', async () => {
  const { rideId } = await given.completedRide(context);
  expect((await outcomeOf(refund(rideId))).slice(0, 2)).toEqual([400, 'refund_too_high']);
  expect((await outcomeOf(refund('no-such-ride'))).slice(0, 2)).toEqual([404, 'ride_not_found']);
  await expect(refund(rideId, 0.001)).rejects.toMatchObject({ code: 'validation_failed' });
});

test('the refunds of a ride are read from an index', async () => {
  const db = context.store.read;
  const keys = [{ id: 'a' }, { id: 'b' }];
  const queries = [
    refundsQuery(db, { id: 'a', rider_id: 'b' }),
    refundedPaymentsQuery(db, keys),
    refundedPenaltiesQuery(db, keys),
  ];
  for (const query of queries) expect(await slowSteps(context.store, query)).toEqual([]);
});
