import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import type { Charge, PaymentGateway } from '../domain/money/gateway.ts';
import { getPaymentSessionStatus } from '../operations/payments/getPaymentSessionStatus.ts';
import { initiateRidePayment } from '../operations/payments/initiateRidePayment.ts';
import { processRidePayment } from '../operations/payments/processRidePayment.ts';
import { topUpBalance } from '../operations/user/topUpBalance.ts';
import { balanceOf } from '../store/money/ledger.ts';
import { auditMoney, createTestContext, given, outcomeOf, type Person, requestBy } from '../testing/index.ts';
import { reconcileCheckouts, reconcilePayments } from './reconcile-payments.ts';

const script = join(import.meta.dirname, '../testing/processes/charge-and-hang.ts');
const patient = { timeout: 60_000 };

let folder: string;
let context: Context;
let asked: Charge[];
let answers: (() => Awaited<ReturnType<PaymentGateway['charge']>>)[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mobility-crash-'));
  asked = [];
  answers = [];
  const gateway: PaymentGateway = {
    hostsCheckout: false,
    charge: async (charge) => {
      asked.push(charge);
      return answers.shift()?.() ?? 'paid';
    },
    keepCard: null,
    createCheckoutSession: async ({ key }) => ({ id: `session-${key.length}`, url: 'https://pay.test/1' }),
    readCheckoutCard: async () => null,
    closeCheckoutSession: async () => {},
    refund: async ({ key }) => ({ id: key }),
    readRefund: async () => null,
    forgetCard: async () => true,
    readRefunded: async () => null,
    readCheckoutSession: async () => 'paid',
  };
  context = await createTestContext({ dataDir: folder, gateway });
});
afterEach(async () => {
  expect((await auditMoney(context)).sum).toBe(0);
  await context.store.close();
  rmSync(folder, { recursive: true });
});

/**
 * Kills a process between the gateway's answer and the settlement. Returns what it had requested from
 * the gateway.
 */
const killBeforeSettling = async (what: string, person: Person, id = 'none'): Promise<unknown> => {
  const journal = join(folder, 'journal');
  const { dataDir, databaseUrl } = context.config;
  const place = JSON.stringify({ dataDir, databaseUrl });
  const args = [script, place, journal, what, JSON.stringify(person), id, 'intent-1'];
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  const written = (): string => (existsSync(journal) ? readFileSync(journal, 'utf8') : '');
  while (!written().endsWith('\n') && child.exitCode === null) await wait(20);
  child.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
  return JSON.parse(written());
};
const statuses = (table: 'payments' | 'top_ups' | 'checkout_sessions') =>
  context.store.read.selectFrom(table).select('status').execute();

test(
  'after a server is killed between the charge and its settlement, the next start settles it once',
  patient,
  async () => {
    const ride = await given.completedRide(context);
    await given.initiate(context, ride, 'stripe');
    const charged = await killBeforeSettling('ride', ride.rider, ride.rideId);
    expect(await statuses('payments')).toEqual([{ status: 'processing' }]);

    expect(await reconcilePayments(context, 0)).toBe(1);
    expect(await reconcilePayments(context, 0)).toBe(0);
    expect(asked).toEqual([charged]);
    expect(await balanceOf(context.store.read, ride.driver.id)).toBe(10_000 - 146 + 732);

    const again = requestBy<'processRidePayment'>(ride.rider, {
      params: { id: ride.rideId },
      body: given.cardPayment(),
      key: 'intent-1',
    });
    expect(await processRidePayment(context, again)).toMatchObject({ status: 200, body: { status: 'paid' } });
    expect(asked).toHaveLength(1);
  },
);

test('after a server is killed during a top-up, the next start credits it once', patient, async () => {
  const rider = await given.user(context, 'rider');
  const charged = await killBeforeSettling('top-up', rider);
  expect(await statuses('top_ups')).toEqual([{ status: 'processing' }]);
  expect(await balanceOf(context.store.read, rider.id)).toBe(0);

  expect(await reconcilePayments(context, 0)).toBe(1);
  expect(await reconcilePayments(context, 0)).toBe(0);
  expect(asked).toEqual([charged]);
  const again = requestBy<'topUpBalance'>(rider, { body: given.topUp(25), key: 'intent-1' });
  expect(await topUpBalance(context, again)).toMatchObject({ status: 201, body: { new_balance: 25 } });
  expect([asked.length, await balanceOf(context.store.read, rider.id)]).toEqual([1, 2_500]);
});

test(
  'after a server is killed when the page reports a payment, the next start pays the ride once',
  patient,
  async () => {
    context.gateway = { ...context.gateway, hostsCheckout: true };
    const ride = await given.completedRide(context);
    const { body } = await initiateRidePayment(
      context,
      requestBy(ride.rider, { params: { id: ride.rideId }, body: { payment_method: 'stripe' } }),
    );
    const session_id = body.session_id ?? '';
    expect(await killBeforeSettling('checkout', ride.rider, session_id)).toMatch(/^session-/);
    expect(await statuses('checkout_sessions')).toEqual([{ status: 'open' }]);

    expect(await reconcileCheckouts(context, 86_400_000)).toBe(1);
    expect(await reconcileCheckouts(context, 86_400_000)).toBe(0);
    expect([await statuses('payments'), await statuses('checkout_sessions')]).toEqual([
      [{ status: 'paid' }],
      [{ status: 'paid' }],
    ]);
    expect(await balanceOf(context.store.read, ride.driver.id)).toBe(10_000 - 146 + 732);
    const status = await getPaymentSessionStatus(context, requestBy(ride.rider, { params: { session_id } }));
    expect(status.body).toMatchObject({
      payment_status: 'paid',
      currency: 'USD',
      amount: 7.32,
      purpose: 'ride',
    });
  },
);

test('a payment with an unclear result stays a claim, and is retried under the same key', async () => {
  const ride = await given.completedRide(context);
  await given.initiate(context, ride, 'cash');
  answers = [() => 'unclear', () => 'unclear', () => 'paid'];
  const pay = requestBy<'processRidePayment'>(ride.rider, {
    params: { id: ride.rideId },
    body: given.cardPayment(),
    key: 'intent-1',
  });
  expect((await outcomeOf(processRidePayment(context, pay))).slice(0, 2)).toEqual([402, 'gateway_timeout']);
  expect((await outcomeOf(given.initiate(context, ride, 'balance')))[1]).toBe('payment_in_progress');
  await reconcilePayments(context, 0);
  expect(await statuses('payments')).toEqual([{ status: 'processing' }]);
  expect(await reconcilePayments(context, 60_000)).toBe(0);
  await reconcilePayments(context, 0);
  expect(await statuses('payments')).toEqual([{ status: 'paid' }]);
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
});

test('a repeated call that races with the reconciliation gets the result of its own payment', async () => {
  const ride = await given.completedRide(context);
  await given.initiate(context, ride, 'cash');
  answers = [() => 'unclear', () => 'paid'];
  const pay = requestBy<'processRidePayment'>(ride.rider, {
    params: { id: ride.rideId },
    body: given.cardPayment(),
    key: 'intent-1',
  });
  expect((await outcomeOf(processRidePayment(context, pay))).slice(0, 2)).toEqual([402, 'gateway_timeout']);
  const repeated = outcomeOf(processRidePayment(context, pay));
  await reconcilePayments(context, 0);
  expect(await repeated).toEqual([200]);
  const other = requestBy<'processRidePayment'>(ride.rider, { ...pay, key: 'intent-2' });
  expect((await outcomeOf(processRidePayment(context, other)))[1]).toBe('already_paid');
});

test('a settlement by the reconciliation is stored only under the key of its payment', async () => {
  const ride = await given.completedRide(context);
  await given.initiate(context, ride, 'cash');
  answers = [() => 'unclear', () => 'insufficient_funds'];
  const payWith = (last4: string, key: string) =>
    outcomeOf(
      processRidePayment(
        context,
        requestBy(ride.rider, { params: { id: ride.rideId }, body: given.cardPayment(last4), key }),
      ),
    );
  expect((await payWith('4242', 'intent-1'))[1]).toBe('gateway_timeout');
  expect((await payWith('1111', 'intent-1'))[1]).toBe('idempotency_mismatch');
  await reconcilePayments(context, 0);
  expect(await payWith('4242', 'intent-1')).toEqual([
    402,
    'payment_declined',
    'Your card has insufficient funds.',
  ]);
  expect((await payWith('1111', 'intent-1'))[1]).toBe('idempotency_mismatch');
  expect(asked).toHaveLength(2);
  expect(await payWith('4242', 'intent-2')).toEqual([200]);
});
