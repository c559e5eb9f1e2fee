import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import type { CheckoutState, PaymentGateway } from '../../domain/money/gateway.ts';
import { reconcileCheckouts } from '../../jobs/reconcile-payments.ts';
import { balanceOf } from '../../store/money/ledger.ts';
import {
  auditMoney,
  type Clock,
  createClock,
  createSandboxGateway,
  createTestContext,
  type DrivenRide,
  given,
  messagesTo,
  outcomeOf,
  type Person,
  requestBy,
} from '../../testing/index.ts';
import { getPaymentSessionStatus } from './getPaymentSessionStatus.ts';
import { initiateRidePayment } from './initiateRidePayment.ts';
import { processRidePayment } from './processRidePayment.ts';

let context: Context;
let clock: Clock;
let state: CheckoutState;
let opened: string[];
let isDown: boolean;
beforeEach(async () => {
  clock = createClock();
  [state, opened, isDown] = ['pending', [], false];
  const gateway: PaymentGateway = {
    ...createSandboxGateway(async () => {}),
    hostsCheckout: true,
    createCheckoutSession: async ({ key }) => {
      if (isDown) return null;
      if (!opened.includes(key)) opened.push(key);
      const id = `cs_${opened.indexOf(key) + 1}`;
      return { id, url: `https://pay.test/${id}` };
    },
    readCheckoutSession: async () => state,
  };
  context = await createTestContext({ now: clock.now, gateway });
});
afterEach(async () => {
  expect((await auditMoney(context)).sum).toBe(0);
  await context.store.close();
});

const fare = 732;
const fee = 146;
const cents = (person: Person) => balanceOf(context.store.read, person.id);
const choose = ({ rideId, rider }: DrivenRide, method: 'stripe' | 'balance' = 'stripe', key = 'intent-1') =>
  initiateRidePayment(
    context,
    requestBy(rider, { params: { id: rideId }, body: { payment_method: method }, key }),
  );
const look = async (person: Person, session_id = 'cs_1') =>
  (await getPaymentSessionStatus(context, requestBy(person, { params: { session_id } }))).body;
const mails = () => context.store.read.selectFrom('emails').selectAll().execute();

test('the page is opened once per key, and a repeated call gets the same address', async () => {
  const ride = await given.completedRide(context);
  const answers = await Promise.all([choose(ride), choose(ride), choose(ride)]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(answers[0]?.body).toMatchObject({
    status: 'pending',
    session_id: 'cs_1',
    checkout_url: 'https://pay.test/cs_1',
  });
  expect((await choose(ride, 'stripe', 'intent-2')).body.session_id).toBe('cs_1');
  expect(opened).toHaveLength(1);
  clock.advance(1_200_000);
  expect((await choose(ride, 'stripe', 'intent-3')).body.session_id).toBe('cs_2');
});

test('a page that cannot be opened is 402, and the next attempt opens it', async () => {
  const ride = await given.completedRide(context);
  isDown = true;
  expect((await outcomeOf(choose(ride))).slice(0, 2)).toEqual([402, 'gateway_timeout']);
  isDown = false;
  expect((await choose(ride)).body.checkout_url).toBe('https://pay.test/cs_1');
});

test('any number of status checks pays the ride once, with one receipt', async () => {
  const ride = await given.completedRide(context);
  await choose(ride);
  expect(await look(ride.rider)).toEqual({ payment_status: 'pending', currency: 'USD', amount: 7.32 });
  state = 'paid';
  const seen = await Promise.all(Array.from({ length: 8 }, () => look(ride.rider)));
  expect(new Set(seen.map(({ payment_status }) => payment_status))).toEqual(new Set(['paid']));
  expect([await cents(ride.rider), await cents(ride.driver)]).toEqual([10_000, 10_000 - fee + fare]);
  expect(await mails()).toMatchObject([{ kind: 'payment_confirmation', recipient: ride.rider.email }]);
  expect((await messagesTo(context, ride.driver.id)).at(-1)).toMatchObject({
    type: 'balance_transaction',
    amount: 7.32,
  });
  expect((await outcomeOf(choose(ride, 'balance', 'intent-2')))[1]).toBe('already_paid');
});

test('only the rider can read the session, neither the driver nor an admin', async () => {
  const ride = await given.completedRide(context);
  await choose(ride);
  const others = [ride.driver, await given.user(context, 'rider'), await given.user(context, 'admin')];
  for (const person of others) {
    expect(
      await outcomeOf(
        getPaymentSessionStatus(context, requestBy(person, { params: { session_id: 'cs_1' } })),
      ),
    ).toEqual([404, 'payment_session_not_found', 'Payment session not found']);
  }
  const missing = requestBy<'getPaymentSessionStatus'>(ride.rider, { params: { session_id: 'cs_9' } });
  expect((await outcomeOf(getPaymentSessionStatus(context, missing)))[0]).toBe(404);
});

describe('a page that did not pay', () => {
  test.each(['failed', 'expired'] as const)(
    'if the page ends with %s, so does the payment, and another method can pay',
    async (end) => {
      const ride = await given.completedRide(context);
      await choose(ride);
      state = end;
      expect((await look(ride.rider)).payment_status).toBe(end);
      await choose(ride, 'balance', 'intent-2');
      await processRidePayment(
        context,
        requestBy(ride.rider, { params: { id: ride.rideId }, body: { payment_method: 'balance' } }),
      );
      expect(await cents(ride.driver)).toBe(10_000 - fee + fare);
      expect((await look(ride.rider)).payment_status).toBe(end);
    },
  );
});

test('a page that expires after another method was chosen leaves the new method unchanged', async () => {
  const ride = await given.completedRide(context);
  await choose(ride);
  await choose(ride, 'balance', 'intent-2');
  state = 'expired';
  expect((await look(ride.rider)).payment_status).toBe('expired');
  const params = { id: ride.rideId };
  const pay = requestBy<'processRidePayment'>(ride.rider, { params, body: { payment_method: 'balance' } });
  expect((await outcomeOf(processRidePayment(context, pay)))[0]).toBe(200);
});

describe('money that comes late', () => {
  test('money that arrives after the payment expired still pays the ride', async () => {
    const ride = await given.completedRide(context);
    await choose(ride);
    clock.advance(900_000);
    await choose(ride, 'balance', 'intent-2');
    state = 'paid';
    expect((await look(ride.rider)).payment_status).toBe('paid');
    expect([await cents(ride.rider), await cents(ride.driver)]).toEqual([10_000, 10_000 - fee + fare]);
  });

  test('money that arrives after the ride was paid otherwise is credited to the balance once', async () => {
    const ride = await given.completedRide(context);
    await choose(ride);
    await choose(ride, 'balance', 'intent-2');
    await processRidePayment(
      context,
      requestBy(ride.rider, { params: { id: ride.rideId }, body: { payment_method: 'balance' } }),
    );
    state = 'paid';
    await Promise.all([look(ride.rider), look(ride.rider)]);
    expect([await cents(ride.rider), await cents(ride.driver)]).toEqual([10_000, 10_000 - fee + fare]);
    expect((await auditMoney(context)).accounts.get('external:card')).toBe(-fare);
  });

  test('for a payer who does not return, the reconciliation asks the gateway at most every half minute', async () => {
    const ride = await given.completedRide(context);
    await choose(ride);
    state = 'paid';
    expect(await reconcileCheckouts(context, 30_000)).toBe(0);
    clock.advance(30_000);
    state = 'pending';
    expect(await reconcileCheckouts(context, 30_000)).toBe(1);
    expect(await reconcileCheckouts(context, 30_000)).toBe(0);
    clock.advance(30_000);
    state = 'paid';
    expect(await reconcileCheckouts(context, 30_000)).toBe(1);
    expect(await cents(ride.driver)).toBe(10_000 - fee + fare);
  });
});

test('without a page the session shows the payment of the dialog', async () => {
  await context.store.close();
  context = await createTestContext({ now: clock.now });
  const ride = await given.completedRide(context);
  const { body } = await choose(ride);
  expect(body).not.toHaveProperty('checkout_url');
  expect((await look(ride.rider, body.session_id)).payment_status).toBe('pending');
  const card = (last4: string) =>
    outcomeOf(
      processRidePayment(
        context,
        requestBy(ride.rider, { params: { id: ride.rideId }, body: given.cardPayment(last4) }),
      ),
    );
  await card('0002');
  expect((await look(ride.rider, body.session_id)).payment_status).toBe('failed');
  await card('4242');
  expect((await look(ride.rider, body.session_id)).payment_status).toBe('paid');
});
