import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Context } from '../context.ts';
import type { CheckoutOpening } from '../domain/money/gateway.ts';
import { type Clock, createClock, createTestContext } from '../testing/index.ts';
import { createSandboxGateway } from './sandbox.ts';
import { decideCheckout } from './sandbox-books.ts';

const charge = { key: 'k', amount: 732, description: 'Ride', metadata: { ride_id: 'r' } };
const order = (expiresAt: number) => ({
  ...charge,
  reference: 'session-1',
  purpose: 'ride' as const,
  language: null,
  customer: null,
  email: 'riley@rider.example',
  expiresAt,
});

test.each([
  ['4242', 'paid', 0],
  ['1111', 'paid', 0],
  ['0002', 'declined', 0],
  ['9995', 'insufficient_funds', 0],
  ['0341', 'paid', 5_000],
  ['0119', 'timeout', 8_000],
])('a charge of a card that ends in %s results in %s after %i ms', async (last4, outcome, takes) => {
  const pause = vi.fn(async () => {});
  const gateway = createSandboxGateway(pause);
  expect(await gateway.charge({ ...charge, token: 't', last4 })).toBe(outcome);
  expect(pause.mock.calls).toEqual(takes > 0 ? [[takes]] : []);
});

const visa = { brand: 'visa' as const, last4: '4242', expiry_month: 7, expiry_year: 2030 };

test.each([
  ['4242', { token: expect.stringMatching(/^card_/) }],
  ['9995', { token: expect.stringMatching(/^card_/) }],
  ['0002', { refused: 'declined' }],
  ['0119', { refused: 'timeout' }],
])('saving a card that ends in %s results in %j', async (last4, kept) => {
  const gateway = createSandboxGateway(async () => {});
  const card = { ...visa, last4 };
  expect(await gateway.keepCard?.({ key: 'k', token: 't', card, metadata: {} })).toEqual(kept);
});

test('the same card always gets the same token, and another expiry or number another one', async () => {
  const { keepCard } = createSandboxGateway(async () => {});
  const keep = (token: string, card = visa) => keepCard?.({ key: token, token, card, metadata: {} });
  const first = await keep('tok_1');
  expect(await keep('tok_2')).toEqual(first);
  expect(JSON.stringify(first)).not.toContain(visa.last4);
  expect(await keep('tok_3', { ...visa, expiry_year: 2031 })).not.toEqual(first);
  expect(await keep('tok_4', { ...visa, last4: '1111' })).not.toEqual(first);
});

let context: Context;
let clock: Clock;
beforeEach(async () => {
  clock = createClock();
  context = await createTestContext({ now: clock.now });
});
afterEach(() => context.store.close());

const idOf = (opened: CheckoutOpening): string => (typeof opened === 'string' ? opened : opened.id);

test('without a session store the sandbox has no page of its own', async () => {
  const gateway = createSandboxGateway();
  expect(gateway.hostsCheckout).toBe(false);
  expect(await gateway.createCheckoutSession(order(0))).toBe('refused');
  expect(await gateway.readCheckoutSession('sandbox_1')).toBe('expired');
});

test('the same order gets the same session, and the first choice is final', async () => {
  const gateway = createSandboxGateway(undefined, context);
  const half = order(clock.now() + 1_800_000);
  const checkout = await gateway.createCheckoutSession(half);
  const id = idOf(checkout);
  expect(checkout).toEqual({ id: expect.stringMatching(/^sandbox_\w{26}$/), url: `/checkout/${id}` });
  expect(await gateway.createCheckoutSession(half)).toEqual(checkout);
  expect(await gateway.readCheckoutSession(id)).toBe('pending');
  await decideCheckout(context.store, id, 'failed', clock.now());
  await decideCheckout(context.store, id, 'paid', clock.now());
  expect(await gateway.readCheckoutSession(id)).toBe('failed');
});

test('an unused session expires, and accepts no choice afterwards', async () => {
  const gateway = createSandboxGateway(undefined, context);
  const id = idOf(await gateway.createCheckoutSession(order(clock.now() + 1_800_000)));
  clock.advance(1_800_000);
  await decideCheckout(context.store, id, 'paid', clock.now());
  expect(await gateway.readCheckoutSession(id)).toBe('expired');
});

test('a session that is closed accepts no choice, and one that was decided stays unchanged', async () => {
  const gateway = createSandboxGateway(undefined, context);
  const open = idOf(await gateway.createCheckoutSession(order(clock.now() + 1_800_000)));
  await gateway.closeCheckoutSession(open);
  await decideCheckout(context.store, open, 'paid', clock.now());
  expect(await gateway.readCheckoutSession(open)).toBe('expired');
  const other = { ...order(clock.now() + 1_800_000), key: 'k2' };
  const paid = idOf(await gateway.createCheckoutSession(other));
  await decideCheckout(context.store, paid, 'paid', clock.now());
  await gateway.closeCheckoutSession(paid);
  expect(await gateway.readCheckoutSession(paid)).toBe('paid');
});
