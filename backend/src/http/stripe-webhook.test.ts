import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { jobFor, transact } from '../command.ts';
import { reconcileCheckouts } from '../jobs/reconcile-payments.ts';
import { forgetRemovedCards } from '../payments/forget-cards.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { sendCardRefunds } from '../payments/send-card-refunds.ts';
import { balanceOf } from '../store/money/ledger.ts';
import { insertCard } from '../store/money/saved-cards.ts';
import { given } from '../testing/given/given.ts';
import { auditMoney } from '../testing/money-audit.ts';
import { startServer } from '../testing/start-server.ts';
import { startStripe } from '../testing/stripe/stripe-server.ts';

const webhookSecret = 'whsec_canary5b1d';
type Session = { session_id: string; checkout_url: string };
type Status = { payment_status: string; purpose: string };

const setUp = async () => {
  const stripe = await startStripe();
  const lines: string[] = [];
  const server = await startServer({
    stripe: { secretKey: 'sk_test_canary4f0c', apiBase: stripe.apiBase, webhookSecret },
    publicUrl: 'https://mobility.example',
    logLevel: 'debug',
    logDestination: { write: (line: string) => void lines.push(line) },
  });
  const { context } = server;
  /** Sends a message as Stripe does. */
  const tell = async (type: string, object: object, by = webhookSecret): Promise<number> => {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
    const time = Math.floor(context.now() / 1000);
    const signature = createHmac('sha256', by).update(`${time}.${body}`).digest('hex');
    const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` };
    return (await fetch(`${server.url}/webhooks/stripe`, { method: 'POST', headers, body })).status;
  };
  const cents = ({ id }: { id: string }) => balanceOf(context.store.read, id);
  return { stripe, server, context, lines, tell, cents };
};

/** A ride whose page is open at Stripe. */
const openRide = async ({ server, stripe }: Awaited<ReturnType<typeof setUp>>) => {
  const ride = await given.completedRide(server.context);
  const { token } = ride.rider;
  const { body } = await server.call<Session>('POST', `/api/rides/${ride.rideId}/payment/initiate`, {
    token,
    body: { payment_method: 'stripe' },
  });
  const look = async () =>
    (await server.call<Status>('GET', `/api/payments/status/${body.session_id}`, { token })).body;
  return { ride, look, page: stripe.lastPage(), ...body };
};

test('a ride is paid once by Stripe’s messages, repeated and out of order, the return of the rider, and the job', async () => {
  const world = await setUp();
  const { ride, look, page } = await openRide(world);
  world.stripe.pay(page.id);
  const sent = await Promise.all([
    world.tell('checkout.session.completed', page),
    world.tell('checkout.session.completed', page),
    world.tell('checkout.session.expired', page),
    look(),
    reconcileCheckouts(world.context, 86_400_000),
  ]);
  expect(sent.slice(0, 3)).toEqual([200, 200, 200]);
  expect(await look()).toMatchObject({ payment_status: 'paid', purpose: 'ride' });
  expect([await world.cents(ride.rider), await world.cents(ride.driver)]).toEqual([10_000, 10_586]);
  expect((await auditMoney(world.context)).sum).toBe(0);
  expect(world.lines.join('')).not.toContain('canary');
});

test('an expired page leaves the ride to be paid again', async () => {
  const world = await setUp();
  const { look, page } = await openRide(world);
  world.stripe.expire(page.id);
  expect(await world.tell('checkout.session.expired', page)).toBe(200);
  const asked = world.stripe.exchanges.length;
  expect(await look()).toMatchObject({ payment_status: 'expired' });
  expect(world.stripe.exchanges).toHaveLength(asked);
});

test('a message with a wrong signature is refused and causes no request to Stripe', async () => {
  const world = await setUp();
  const { look, page } = await openRide(world);
  world.stripe.pay(page.id);
  const asked = world.stripe.exchanges.length;
  expect(await world.tell('checkout.session.completed', page, 'whsec_guessed')).toBe(400);
  expect(world.stripe.exchanges).toHaveLength(asked);
  expect((await look()).payment_status).toBe('paid');
});

test('a message about a page of another installation is accepted and changes nothing', async () => {
  const world = await setUp();
  expect(await world.tell('checkout.session.completed', { id: 'cs_other' })).toBe(200);
  expect(await world.tell('customer.created', { id: 'cus_1' })).toBe(200);
  expect(world.stripe.exchanges).toEqual([]);
});

test('a top-up and a saved card are settled once, and the card pays the next ride off-session', async () => {
  const world = await setUp();
  const driver = await given.approvedDriver(world.context);
  const open = async (body: object, token: string) => {
    const answer = await world.server.call<Session>('POST', '/api/user/checkout', { token, body });
    expect(answer.status).toBe(200);
    return world.stripe.lastPage();
  };
  const before = await world.cents(driver);
  const page = await open({ purpose: 'top_up', amount: 25 }, driver.token);
  world.stripe.pay(page.id);
  await Promise.all([1, 2, 3].map(() => world.tell('checkout.session.completed', page)));
  expect(await world.cents(driver)).toBe(before + 2_500);

  const { ride } = await openRide(world);
  const setup = await open({ purpose: 'card' }, ride.rider.token);
  world.stripe.pay(setup.id);
  await Promise.all([1, 2].map(() => world.tell('checkout.session.completed', setup)));
  const { token } = ride.rider;
  const cards = (
    await world.server.call<{ id: string; last4: string }[]>('GET', '/api/user/cards', { token })
  ).body;
  expect(cards).toMatchObject([{ last4: '4242', is_default: true }]);
  const paid = await world.server.call('POST', `/api/rides/${ride.rideId}/payment/process`, {
    token,
    body: { payment_method: 'stripe', card_id: cards[0]?.id },
  });
  expect(paid.status).toBe(200);
  expect(await world.cents(ride.driver)).toBe(10_586);
  expect((await auditMoney(world.context)).sum).toBe(0);
});

test('a refund in Stripe’s dashboard is booked once, and one of our own is not booked again', async () => {
  const world = await setUp();
  const { ride, page } = await openRide(world);
  world.stripe.pay(page.id);
  await world.tell('checkout.session.completed', page);
  const charge = world.stripe.refundInDashboard(page.id, 200);
  expect(await world.tell('charge.refunded', charge)).toBe(200);
  expect(await world.tell('charge.refunded', charge)).toBe(200);
  const refunded = () =>
    world.context.store.read
      .selectFrom('payments')
      .select('refunded')
      .where('ride_id', '=', ride.rideId)
      .execute();
  expect(await refunded()).toEqual([{ refunded: 200 }]);
  const { sum, accounts } = await auditMoney(world.context);
  expect([sum, accounts.get('external:card')]).toEqual([0, 200 - 732]);
});

test('a refund in the dashboard of a ride that no longer had to be paid is taken back from the balance that got the money', async () => {
  const world = await setUp();
  const { ride, page } = await openRide(world);
  await world.context.store.transaction((db) =>
    db.updateTable('rides').set({ settlement: 'written_off' }).where('id', '=', ride.rideId).execute(),
  );
  world.stripe.pay(page.id);
  await world.tell('checkout.session.completed', page);
  const before = await world.cents(ride.rider);
  const charge = world.stripe.refundInDashboard(page.id, 732);
  for (const _ of [1, 2]) expect(await world.tell('charge.refunded', charge)).toBe(200);
  expect(await world.cents(ride.rider)).toBe(before - 732);
  const { sum, accounts } = await auditMoney(world.context);
  expect([sum, accounts.get('external:card') ?? 0]).toEqual([0, 0]);
});

test('a card that was entered while its owner deleted the account is not kept', async () => {
  const world = await setUp();
  const rider = await given.user(world.context, 'rider');
  const { token } = rider;
  await world.server.call('POST', '/api/user/checkout', { token, body: { purpose: 'card' } });
  const page = world.stripe.lastPage();
  world.stripe.pay(page.id);
  await given.deletedAccount(world.context, rider);
  expect(await world.tell('checkout.session.completed', page)).toBe(200);
  expect(await world.context.store.read.selectFrom('saved_cards').selectAll().execute()).toEqual([]);
});

test('a refund of this server that the bank returns is credited to the rider, once, and the admins are notified', async () => {
  const world = await setUp();
  const { ride, page } = await openRide(world);
  const admin = await given.user(world.context, 'admin');
  world.stripe.pay(page.id);
  await world.tell('checkout.session.completed', page);
  await transact(world.context, jobFor(), (unit) =>
    refundPayment(unit, { rideId: ride.rideId, amount: 300, reference: 'dispute:1', description: 'Refund' }),
  );
  await sendCardRefunds(world.context);
  const failed = world.stripe.failRefund(page.id, 300);
  for (const _ of [1, 2]) expect(await world.tell('refund.failed', failed)).toBe(200);
  expect(await world.cents(ride.rider)).toBe(10_300);
  const rows = await world.context.store.read.selectFrom('card_refunds').select('status').execute();
  expect(rows).toEqual([{ status: 'refused' }]);
  expect((await given.lastNotification(world.context, admin)).message).toContain('did not reach the card');
  expect((await auditMoney(world.context)).sum).toBe(0);
});

test('a refund from the dashboard that the bank returns is credited to the rider once, if it was booked', async () => {
  const world = await setUp();
  const { ride, page } = await openRide(world);
  world.stripe.pay(page.id);
  await world.tell('checkout.session.completed', page);
  await world.tell('charge.refunded', world.stripe.refundInDashboard(page.id, 200));
  const failed = world.stripe.failRefund(page.id, 200);
  for (const _ of [1, 2]) expect(await world.tell('refund.updated', failed)).toBe(200);
  expect(await world.cents(ride.rider)).toBe(10_200);
  await world.tell('refund.failed', world.stripe.failRefund(page.id, 500));
  expect(await world.cents(ride.rider)).toBe(10_200);
  expect((await auditMoney(world.context)).sum).toBe(0);
});

test('a card that its owner removes, or whose owner deletes the account, is detached at Stripe, also after an outage', async () => {
  const world = await setUp();
  const rider = await given.user(world.context, 'rider');
  const { token } = rider;
  const save = (method: string) =>
    transact(world.context, jobFor(), (unit) => {
      const card = { brand: 'visa' as const, last4: '4242', expiry_month: 12, expiry_year: 2034 };
      return insertCard(unit, rider.id, { ...card, token: `cus_1.${method}` }, false);
    });
  const [card] = [await save('pm_1'), await save('pm_2')];
  const removed = await world.server.call('DELETE', `/api/user/cards/${card?.id}`, { token });
  expect([removed.status, world.stripe.detached]).toEqual([200, ['pm_1']]);
  const { gateway } = world.context;
  world.context.gateway = { ...gateway, forgetCard: async () => false };
  await given.deletedAccount(world.context, rider);
  expect(world.stripe.detached).toEqual(['pm_1']);
  world.context.gateway = gateway;
  expect([await forgetRemovedCards(world.context), await forgetRemovedCards(world.context)]).toEqual([1, 0]);
  expect(world.stripe.detached).toEqual(['pm_1', 'pm_2']);
});
