import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { balanceOf } from '../../store/money/ledger.ts';
import {
  auditMoney,
  type Clock,
  createClock,
  createSandboxGateway,
  createTestContext,
  type DrivenRide,
  given,
  outcomeOf,
  type Person,
  requestBy,
} from '../../testing/index.ts';
import { getRidePaymentStatus } from './getRidePaymentStatus.ts';
import { processRidePayment } from './processRidePayment.ts';

let context: Context;
let clock: Clock;
let charges: string[];
beforeEach(async () => {
  clock = createClock();
  charges = [];
  const sandbox = createSandboxGateway(async () => {});
  const gateway = {
    ...sandbox,
    charge: (charge: Parameters<typeof sandbox.charge>[0]) => {
      charges.push(charge.key);
      return sandbox.charge(charge);
    },
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
const pay = (ride: DrivenRide, method: 'balance' | 'cash', key?: string) =>
  processRidePayment(
    context,
    requestBy(ride.rider, {
      params: { id: ride.rideId },
      body: { payment_method: method },
      ...(key ? { key } : {}),
    }),
  );
const payByCard = (ride: DrivenRide, last4: string, key?: string) =>
  processRidePayment(
    context,
    requestBy(ride.rider, {
      params: { id: ride.rideId },
      body: given.cardPayment(last4),
      ...(key ? { key } : {}),
    }),
  );
const stateOf = async ({ rideId, rider }: DrivenRide) =>
  (await getRidePaymentStatus(context, requestBy(rider, { params: { id: rideId } }))).body.status;

test.each([
  ['balance', 10_000 - fare, 10_000 - fee + fare],
  ['stripe', 10_000, 10_000 - fee + fare],
  ['cash', 10_000, 10_000 - fee],
] as const)(
  'after a payment by %s the rider has %i and the driver %i',
  async (payment, riderHas, driverHas) => {
    const ride = await given.completedRide(context, { payment });
    expect([await cents(ride.rider), await cents(ride.driver)]).toEqual([riderHas, driverHas]);
    expect(await stateOf(ride)).toBe('paid');
    expect((await auditMoney(context)).accounts.get('platform')).toBe(fee);
  },
);

test('a balance that does not cover the fare is 402, and the payment stays open', async () => {
  const rider = await given.user(context, 'rider', { balance: 7.31 });
  const ride = await given.completedRide(context, { rider });
  await given.initiate(context, ride, 'balance');
  expect((await outcomeOf(pay(ride, 'balance'))).slice(0, 2)).toEqual([402, 'insufficient_balance']);
  expect([await cents(rider), await stateOf(ride)]).toEqual([731, 'pending']);
});

describe('a second payment', () => {
  test('a second payment of a paid ride is 409', async () => {
    const ride = await given.completedRide(context, { payment: 'cash' });
    expect((await outcomeOf(pay(ride, 'balance'))).slice(0, 2)).toEqual([409, 'already_paid']);
    expect((await outcomeOf(given.initiate(context, ride, 'cash')))[1]).toBe('already_paid');
  });

  test('ten concurrent payments under one key are one charge with ten equal answers', async () => {
    const ride = await given.completedRide(context);
    await given.initiate(context, ride, 'stripe');
    const answers = await Promise.all(Array.from({ length: 10 }, () => payByCard(ride, '4242', 'payment-1')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(charges).toHaveLength(1);
    expect(await cents(ride.driver)).toBe(10_000 - fee + fare);
  });

  test('ten concurrent payments under different keys are one charge', async () => {
    const ride = await given.completedRide(context);
    await given.initiate(context, ride, 'stripe');
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) => outcomeOf(payByCard(ride, '4242', `payment-${index}`))),
    );
    expect(outcomes.filter(([status]) => status === 200)).toHaveLength(1);
    expect(outcomes.filter(([status]) => status === 409)).toHaveLength(9);
    expect(charges).toHaveLength(1);
  });
});

describe('a card that is not charged', () => {
  test.each([
    ['0002', 'payment_declined'],
    ['9995', 'payment_declined'],
    ['0119', 'gateway_timeout'],
  ])('card %s is refused with %s, and another card can pay then', async (last4, code) => {
    const ride = await given.completedRide(context);
    await given.initiate(context, ride, 'stripe');
    expect((await outcomeOf(payByCard(ride, last4, 'payment-1'))).slice(0, 2)).toEqual([402, code]);
    expect(await stateOf(ride)).toBe('failed');
    expect(await outcomeOf(payByCard(ride, '4242', 'payment-2'))).toEqual([200]);
    expect(await cents(ride.driver)).toBe(10_000 - fee + fare);
  });
});

test('a payment method is chosen before the payment, and expires after 15 minutes', async () => {
  const ride = await given.completedRide(context);
  expect((await outcomeOf(pay(ride, 'cash')))[1]).toBe('payment_not_initiated');
  await given.initiate(context, ride, 'cash');
  clock.advance(900_000);
  expect(await stateOf(ride)).toBe('expired');
  expect((await outcomeOf(pay(ride, 'cash')))[1]).toBe('payment_not_initiated');
  await given.initiate(context, ride, 'cash');
  expect(await outcomeOf(pay(ride, 'cash'))).toEqual([200]);
});

describe('a key that comes again', () => {
  const mismatch = [409, 'idempotency_mismatch', 'This Idempotency-Key was used for another request'];
  const sentences: Record<string, string> = {
    '0002': 'Your card was declined.',
    '9995': 'Your card has insufficient funds.',
    '0119': 'The bank did not answer in time. You have not been charged. Please try again.',
  };

  test.each(Object.entries(sentences))(
    'with the card %s gets the same refusal and does not charge again',
    async (last4, sentence) => {
      const ride = await given.completedRide(context);
      await given.initiate(context, ride, 'stripe');
      const first = await outcomeOf(payByCard(ride, last4, 'payment-1'));
      expect(first).toEqual([402, expect.any(String), sentence]);
      expect(await outcomeOf(payByCard(ride, last4, 'payment-1'))).toEqual(first);
      expect(charges).toHaveLength(1);
    },
  );

  test('a key that is used again with another card or method is refused after any first result', async () => {
    const ride = await given.completedRide(context);
    await given.initiate(context, ride, 'stripe');
    await outcomeOf(payByCard(ride, '0002', 'payment-1'));
    expect(await outcomeOf(payByCard(ride, '4242', 'payment-1'))).toEqual(mismatch);
    expect(await outcomeOf(pay(ride, 'balance', 'payment-1'))).toEqual(mismatch);
    expect(charges).toHaveLength(1);
    expect(await outcomeOf(payByCard(ride, '4242', 'payment-2'))).toEqual([200]);
    expect(await outcomeOf(payByCard(ride, '0002', 'payment-2'))).toEqual(mismatch);
    // Even after the stored answer has expired.
    clock.advance(86_400_001);
    expect(await outcomeOf(payByCard(ride, '0002', 'payment-2'))).toEqual(mismatch);
  });
});

describe('while the bank is silent', () => {
  const openAndHang = async () => {
    let answer = () => {};
    const silence = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const hanging = await createTestContext({ gateway: createSandboxGateway(() => silence) });
    const ride = await given.completedRide(hanging);
    await given.initiate(hanging, ride, 'stripe');
    const press = (last4: string) =>
      outcomeOf(
        processRidePayment(
          hanging,
          requestBy(ride.rider, {
            params: { id: ride.rideId },
            body: given.cardPayment(last4),
            key: 'payment-1',
          }),
        ),
      );
    return { hanging, press, answer: () => answer() };
  };

  test('a second call waits for the result of the first one, and another card is not charged', async () => {
    const { hanging, press, answer } = await openAndHang();
    const presses = [press('0119')];
    await expect
      .poll(() => hanging.store.read.selectFrom('payments').select('status').execute())
      .toEqual([{ status: 'processing' }]);
    presses.push(press('0119'));
    expect((await press('4242'))[1]).toBe('idempotency_mismatch');
    answer();
    const [first, second] = await Promise.all(presses);
    expect(first?.[2]).toContain('The bank did not answer in time.');
    expect(second).toEqual(first);
    await hanging.store.close();
  });
});
