import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import type { ChargeOutcome } from '../../domain/money/gateway.ts';
import {
  auditMoney,
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
/** The bank answers a charge when the test lets it. */
let waiting: ((outcome: ChargeOutcome) => void)[];
beforeEach(async () => {
  waiting = [];
  const charge = () => new Promise<ChargeOutcome>((answer) => waiting.push(answer));
  const gateway = { ...createSandboxGateway(async () => {}), charge };
  context = await createTestContext({ gateway });
});
afterEach(async () => {
  expect((await auditMoney(context)).sum).toBe(0);
  await context.store.close();
});

const openRide = async (rider: Person): Promise<DrivenRide> => {
  const ride = await given.completedRide(context, { rider });
  await given.initiate(context, ride, 'stripe');
  return ride;
};
const pay = (
  { rideId, rider }: DrivenRide,
  body: Parameters<typeof processRidePayment>[1]['body'],
  key = 'one-key',
) => outcomeOf(processRidePayment(context, requestBy(rider, { params: { id: rideId }, body, key })));
const stateOf = async ({ rideId, rider }: DrivenRide) =>
  (await getRidePaymentStatus(context, requestBy(rider, { params: { id: rideId } }))).body.status;
const mismatch = [409, 'idempotency_mismatch', 'This Idempotency-Key was used for another request'];

test('a key with a charge in progress is refused for another ride, by card or in cash, and the charge settles', async () => {
  const rider = await given.user(context, 'rider');
  const [first, other] = [await openRide(rider), await openRide(rider)];
  const paying = pay(first, given.cardPayment());
  await expect.poll(() => waiting.length).toBe(1);
  expect(await pay(other, given.cardPayment())).toEqual(mismatch);
  expect(await pay(other, { payment_method: 'cash' })).toEqual(mismatch);
  waiting[0]?.('paid');
  expect(await paying).toEqual([200]);
  expect([await stateOf(first), await stateOf(other)]).toEqual(['paid', 'pending']);
  expect(await pay(other, { payment_method: 'cash' }, 'another-key')).toEqual([200]);
});

test('a key can be used again by its own request after a refusal that charged nothing', async () => {
  const ride = await openRide(await given.user(context, 'rider'));
  const unknown = { payment_method: 'stripe', card_id: 'no-such-card' } as const;
  expect((await pay(ride, unknown))[1]).toBe('card_not_found');
  const paying = pay(ride, given.cardPayment());
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.('paid');
  expect(await paying).toEqual([200]);
});
