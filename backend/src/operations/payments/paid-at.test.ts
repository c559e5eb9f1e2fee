import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import type { CheckoutState } from '../../domain/money/gateway.ts';
import {
  type Clock,
  createClock,
  createSandboxGateway,
  createTestContext,
  given,
  type Person,
  requestBy,
} from '../../testing/index.ts';
import { openCheckout } from '../user/openCheckout.ts';
import { getPaymentSessionStatus } from './getPaymentSessionStatus.ts';
import { initiateRidePayment } from './initiateRidePayment.ts';
import { processRidePayment } from './processRidePayment.ts';

let context: Context;
let clock: Clock;
let state: CheckoutState;
beforeEach(async () => {
  [clock, state] = [createClock(), 'pending'];
  const gateway = {
    ...createSandboxGateway(async () => {}),
    hostsCheckout: true,
    createCheckoutSession: async () => ({ id: 'cs_1', url: 'https://pay.test/cs_1' }),
    readCheckoutSession: async () => state,
  };
  context = await createTestContext({ now: clock.now, gateway });
});
afterEach(() => context.store.close());

const ofRide = async () => {
  const { rider, rideId } = await given.completedRide(context);
  const body = { payment_method: 'stripe' } as const;
  const chosen = requestBy<'initiateRidePayment'>(rider, { params: { id: rideId }, body, key: 'one-intent' });
  return { person: rider, rideId, session: (await initiateRidePayment(context, chosen)).body.session_id };
};
const look = async (who: Person, session: string | undefined) => {
  const params = { session_id: session ?? '' };
  return (await getPaymentSessionStatus(context, requestBy(who, { params }))).body;
};
const ofTopUp = async () => {
  const person = await given.user(context, 'rider');
  const body = { purpose: 'top_up', amount: 25 } as const;
  const opening = requestBy<'openCheckout'>(person, { body, key: 'one-intent' });
  return { person, session: (await openCheckout(context, opening)).body.session_id };
};

test.each([
  ['a ride', ofRide],
  ['a top-up', ofTopUp],
])('the time of the payment of %s stays, however late its result is opened again', async (_, open) => {
  const { person, session } = await open();
  expect(await look(person, session)).toMatchObject({ payment_status: 'pending', paid_at: null });
  state = 'paid';
  const paid = { payment_status: 'paid', paid_at: new Date(clock.now()).toISOString() };
  expect(await look(person, session)).toMatchObject(paid);
  clock.advance(3_600_000);
  expect(await look(person, session)).toMatchObject(paid);
});

test.each(['expired', 'failed'] as const)(
  'a session that %s has the time at which its ride was paid in another way',
  async (end) => {
    const { person, rideId, session } = await ofRide();
    state = end;
    expect(await look(person, session)).toMatchObject({ payment_status: end, paid_at: null });
    const [params, body] = [{ id: rideId }, { payment_method: 'balance' } as const];
    await initiateRidePayment(context, requestBy(person, { params, body, key: 'another-intent' }));
    clock.advance(60_000);
    await processRidePayment(context, requestBy(person, { params, body }));
    const paid_at = new Date(clock.now()).toISOString();
    expect(await look(person, session)).toMatchObject({ payment_status: end, paid_at });
  },
);
