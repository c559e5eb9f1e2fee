import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import type { CheckoutState, PaymentGateway } from '../../domain/money/gateway.ts';
import { reconcileCheckouts } from '../../jobs/reconcile-payments.ts';
import { sessionOfPage } from '../../store/money/checkout-sessions.ts';
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
let closed: string[];
let isDown: boolean;
beforeEach(async () => {
  clock = createClock();
  [state, opened, closed, isDown] = ['pending', [], [], false];
  const gateway: PaymentGateway = {
    ...createSandboxGateway(async () => {}),
    hostsCheckout: true,
    createCheckoutSession: async ({ key }) => {
      if (isDown) return 'unclear';
      if (!opened.includes(key)) opened.push(key);
      const id = `cs_${opened.indexOf(key) + 1}`;
      return { id, url: `https://pay.test/${id}` };
    },
    readCheckoutSession: async (id) => (closed.includes(id) && state === 'pending' ? 'expired' : state),
    closeCheckoutSession: async (id) => void closed.push(id),
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
/** The session of the page that was opened last, or of the page with the gateway's id. */
const sessionId = async (gatewayId = `cs_${opened.length}`): Promise<string> =>
  (await sessionOfPage(context.store.read, gatewayId))?.id ?? '';
const look = async (person: Person, id?: string) => {
  const params = { session_id: id ?? (await sessionId()) };
  return (await getPaymentSessionStatus(context, requestBy(person, { params }))).body;
};
const mails = () => context.store.read.selectFrom('emails').selectAll().execute();

test('the page is opened once per key, and a repeated call gets the same address', async () => {
  const ride = await given.completedRide(context);
  const answers = await Promise.all([choose(ride), choose(ride), choose(ride)]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(answers[0]?.body).toMatchObject({
    status: 'pending',
    session_id: await sessionId('cs_1'),
    checkout_url: 'https://pay.test/cs_1',
    expires_at: new Date(clock.now() + 1_860_000).toISOString(),
  });
  clock.advance(1_200_000);
  expect((await choose(ride, 'stripe', 'intent-2')).body.session_id).toBe(await sessionId('cs_1'));
  expect(opened).toHaveLength(1);
});

test('a page that is about to expire is closed, and another one is opened', async () => {
  const ride = await given.completedRide(context);
  await choose(ride);
  clock.advance(1_260_000);
  expect((await choose(ride, 'stripe', 'intent-2')).body).toMatchObject({
    status: 'pending',
    session_id: await sessionId('cs_2'),
    checkout_url: 'https://pay.test/cs_2',
  });
  expect(closed).toEqual(['cs_1']);
  expect((await look(ride.rider, await sessionId('cs_1'))).payment_status).toBe('expired');
  expect((await look(ride.rider, await sessionId('cs_2'))).payment_status).toBe('pending');
});

test('a second attempt after paying in another tab finds the ride paid, and opens no page', async () => {
  const ride = await given.completedRide(context);
  await choose(ride);
  state = 'paid';
  expect((await outcomeOf(choose(ride, 'stripe', 'intent-2')))[1]).toBe('already_paid');
  expect(opened).toHaveLength(1);
  expect(await cents(ride.driver)).toBe(10_000 - fee + fare);
});

test('a crash before the page is stored leaves the same page to the next attempt', async () => {
  const ride = await given.completedRide(context);
  const { createCheckoutSession } = context.gateway;
  context.gateway = {
    ...context.gateway,
    createCheckoutSession: async (order) => {
      await createCheckoutSession(order);
      throw new Error('killed');
    },
  };
  await expect(choose(ride)).rejects.toThrow('killed');
  context.gateway = { ...context.gateway, createCheckoutSession };
  clock.advance(60_000);
  expect((await choose(ride, 'stripe', 'intent-2')).body.checkout_url).toBe('https://pay.test/cs_1');
  expect(opened).toHaveLength(1);
});

test('the next attempt requests a new page after the gateway has refused one', async () => {
  const ride = await given.completedRide(context);
  const { createCheckoutSession } = context.gateway;
  const keys: string[] = [];
  context.gateway = {
    ...context.gateway,
    createCheckoutSession: async (order) => {
      keys.push(order.key);
      return keys.length === 1 ? 'refused' : createCheckoutSession(order);
    },
  };
  expect((await outcomeOf(choose(ride)))[1]).toBe('gateway_timeout');
  expect((await choose(ride)).body.checkout_url).toBe('https://pay.test/cs_1');
  expect(new Set(keys).size).toBe(2);
});

test('paying in another way closes the page first, and a page that was paid meanwhile counts', async () => {
  const [ride, other] = [await given.completedRide(context), await given.completedRide(context)];
  const pay = ({ rideId, rider }: DrivenRide) =>
    outcomeOf(
      processRidePayment(
        context,
        requestBy(rider, { params: { id: rideId }, body: { payment_method: 'balance' } }),
      ),
    );
  await choose(ride);
  await choose(ride, 'balance', 'intent-2');
  expect(await pay(ride)).toEqual([200]);
  expect(closed).toEqual(['cs_1']);
  await choose(other);
  await choose(other, 'balance', 'intent-2');
  state = 'paid';
  expect((await pay(other))[1]).toBe('already_paid');
  expect([await cents(other.rider), await cents(other.driver)]).toEqual([10_000, 10_000 - fee + fare]);
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
  expect(await look(ride.rider)).toEqual({
    payment_status: 'pending',
    currency: 'USD',
    amount: 7.32,
    paid_at: null,
    purpose: 'ride',
  });
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
  const params = { session_id: await sessionId() };
  for (const person of others) {
    expect(await outcomeOf(getPaymentSessionStatus(context, requestBy(person, { params })))).toEqual([
      404,
      'payment_session_not_found',
      'Payment session not found',
    ]);
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
    const closeCheckoutSession = () => Promise.reject(new Error('no answer'));
    context.gateway = { ...context.gateway, closeCheckoutSession };
    await processRidePayment(
      context,
      requestBy(ride.rider, { params: { id: ride.rideId }, body: { payment_method: 'balance' } }),
    );
    state = 'paid';
    await Promise.all([look(ride.rider), look(ride.rider)]);
    expect([await cents(ride.rider), await cents(ride.driver)]).toEqual([10_000, 10_000 - fee + fare]);
    expect((await auditMoney(context)).accounts.get('external:card')).toBe(-fare);
  });

  test('for a payer who does not return, the gateway is asked less and less often', async () => {
    const ride = await given.completedRide(context);
    await choose(ride);
    const asked: number[] = [];
    for (let second = 0; second <= 1_860; second += 5) {
      if ((await reconcileCheckouts(context)) > 0) asked.push(second);
      clock.advance(5_000);
    }
    expect(asked).toEqual([30, 90, 210, 450, 930, 1_530]);
    state = 'paid';
    clock.advance(600_000);
    expect(await reconcileCheckouts(context)).toBe(1);
    expect(await reconcileCheckouts(context, 86_400_000)).toBe(0);
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
