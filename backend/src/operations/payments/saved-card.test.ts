import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import type { Charge } from '../../domain/money/gateway.ts';
import {
  auditMoney,
  createSandboxGateway,
  createTestContext,
  type DrivenRide,
  given,
  outcomeOf,
  requestBy,
} from '../../testing/index.ts';
import { removeCard } from '../user/removeCard.ts';
import { processRidePayment } from './processRidePayment.ts';

let context: Context;
let charges: Charge[];
beforeEach(async () => {
  charges = [];
  const sandbox = createSandboxGateway(async () => {});
  const charge = (asked: Charge) => {
    charges.push(asked);
    return sandbox.charge(asked);
  };
  context = await createTestContext({ gateway: { ...sandbox, charge } });
});
afterEach(async () => {
  expect((await auditMoney(context)).sum).toBe(0);
  await context.store.close();
});

const pay = ({ rideId, rider }: DrivenRide, cardId: string, key?: string) =>
  processRidePayment(
    context,
    requestBy(rider, {
      params: { id: rideId },
      body: { payment_method: 'stripe', card_id: cardId },
      ...(key ? { key } : {}),
    }),
  );
const open = async () => {
  const ride = await given.completedRide(context);
  await given.initiate(context, ride, 'stripe');
  return ride;
};

test('a saved card of the rider pays a ride once, also with repeated calls', async () => {
  const ride = await open();
  const { id } = await given.savedCard(context, ride.rider);
  const first = await pay(ride, id, 'payment-1');
  expect(first.body).toMatchObject({ status: 'paid' });
  expect(await pay(ride, id, 'payment-1')).toEqual(first);
  expect(charges).toMatchObject([{ token: expect.stringMatching(/^card_/), last4: '4242' }]);
});

test('the answer of a payment stays available after the card is deleted', async () => {
  const ride = await open();
  const { id } = await given.savedCard(context, ride.rider);
  const first = await pay(ride, id, 'payment-1');
  await removeCard(context, requestBy(ride.rider, { params: { cardId: id } }));
  expect(await pay(ride, id, 'payment-1')).toEqual(first);
});

test('a card of another user is refused, and the payment stays open', async () => {
  const ride = await open();
  const { id } = await given.savedCard(context, await given.user(context, 'rider'));
  expect(await outcomeOf(pay(ride, id))).toEqual([404, 'card_not_found', 'Card not found']);
  expect(charges).toEqual([]);
  const own = await given.savedCard(context, ride.rider);
  expect(await outcomeOf(pay(ride, own.id))).toEqual([200]);
});
