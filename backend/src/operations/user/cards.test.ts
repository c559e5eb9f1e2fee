import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import type { CardToKeep, KeptCard } from '../../domain/money/gateway.ts';
import { createTestContext, given, outcomeOf, type Person, requestBy } from '../../testing/index.ts';
import { listSavedCards } from './listSavedCards.ts';
import { removeCard } from './removeCard.ts';
import { saveCard } from './saveCard.ts';
import { setDefaultCard } from './setDefaultCard.ts';

let context: Context;
let rider: Person;
beforeEach(async () => {
  context = await createTestContext();
  rider = await given.user(context, 'rider');
});
afterEach(() => context.store.close());

const save = (last4: string, key?: string, person = rider) =>
  saveCard(context, requestBy(person, { body: given.newCard(last4), ...(key ? { key } : {}) }));
const remove = (cardId: string, person = rider, key?: string) =>
  removeCard(context, requestBy(person, { params: { cardId }, ...(key ? { key } : {}) }));
const choose = (cardId: string, person = rider) =>
  setDefaultCard(context, requestBy(person, { params: { cardId } }));
const listed = async (person = rider) => (await listSavedCards(context, requestBy(person))).body;
const marked = async () => (await listed()).map(({ last4, is_default }) => [last4, is_default]);

test('the first card becomes the default, and no answer contains a token', async () => {
  const { status, body } = await save('4242');
  expect([status, body]).toEqual([
    201,
    {
      id: expect.any(String),
      brand: 'visa',
      last4: '4242',
      expiry_month: 12,
      expiry_year: 2030,
      is_default: true,
      created_at: expect.any(String),
    },
  ]);
  await save('1111');
  expect(await marked()).toEqual([
    ['1111', false],
    ['4242', true],
  ]);
  const audit = await context.store.read.selectFrom('audit').selectAll().execute();
  expect(JSON.stringify(audit)).not.toContain('tok_');
});

test('the same card is saved once per user', async () => {
  await save('4242', 'intent-1');
  expect((await save('4242', 'intent-1')).status).toBe(201);
  expect(await outcomeOf(save('4242'))).toEqual([409, 'card_exists', 'This card is already saved']);
  expect((await save('4242', 'intent-1', await given.user(context, 'driver'))).status).toBe(201);
  expect(await listed()).toHaveLength(1);
});

test('a card that is entered again is refused, though its one-time token is a new one', async () => {
  await save('4242');
  const body = { ...given.newCard('4242'), stripe_token: 'tok_of_the_second_attempt' };
  const again = saveCard(context, requestBy(rider, { body }));
  expect((await outcomeOf(again)).slice(0, 2)).toEqual([409, 'card_exists']);
  const later = { ...body, card_details: { ...body.card_details, expiry_year: 2031 } };
  expect((await saveCard(context, requestBy(rider, { body: later }))).status).toBe(201);
});

test('a user has at most ten cards, also with concurrent calls', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, (_, index) => outcomeOf(save(String(1000 + index)))),
  );
  expect(outcomes.filter(([status]) => status === 201)).toHaveLength(10);
  expect(outcomes.filter(([, code]) => code === 'card_limit_reached')).toHaveLength(2);
  expect((await listed()).filter(({ is_default }) => is_default)).toHaveLength(1);
});

test('after the default card is deleted the newest other card becomes the default', async () => {
  const first = (await save('1001')).body;
  const second = (await save('1002')).body;
  await save('1003');
  await remove(second.id);
  expect(await marked()).toEqual([
    ['1003', false],
    ['1001', true],
  ]);
  expect((await remove(first.id, rider, 'intent-1')).body).toEqual({ message: 'Card removed' });
  expect((await remove(first.id, rider, 'intent-1')).status).toBe(200);
  expect(await marked()).toEqual([['1003', true]]);
  expect((await outcomeOf(remove(first.id)))[1]).toBe('card_not_found');
});

test('exactly one card is the default, and an unknown card cannot become it', async () => {
  await save('1001');
  const second = (await save('1002')).body;
  expect((await choose(second.id)).body).toMatchObject({ id: second.id, is_default: true });
  expect((await outcomeOf(choose('none'))).slice(0, 2)).toEqual([404, 'card_not_found']);
  expect(await marked()).toEqual([
    ['1002', true],
    ['1001', false],
  ]);
});

test('a card of another user is unknown', async () => {
  const { id } = (await save('1001')).body;
  const other = await given.user(context, 'rider');
  expect([await outcomeOf(choose(id, other)), await outcomeOf(remove(id, other))]).toEqual([
    [404, 'card_not_found', 'Card not found'],
    [404, 'card_not_found', 'Card not found'],
  ]);
  expect([await listed(other), await marked()]).toEqual([[], [['1001', true]]]);
});

test('the gateway’s reusable token is stored, and a card that its bank declines is 402', async () => {
  const kept: KeptCard[] = [{ token: 'cus_1.pm_1' }, { refused: 'declined' }];
  const asked: CardToKeep[] = [];
  const keepCard = async (card: CardToKeep) => {
    asked.push(card);
    return kept[asked.length - 1] ?? { refused: 'timeout' as const };
  };
  context.gateway = { ...context.gateway, keepCard };
  await save('4242', 'intent-1');
  expect(await outcomeOf(save('0002', 'intent-2'))).toEqual([
    402,
    'payment_declined',
    'Your card was declined.',
  ]);
  const rows = await context.store.read.selectFrom('saved_cards').select('token').execute();
  expect(rows).toEqual([{ token: 'cus_1.pm_1' }]);
  expect(asked.map(({ key }) => key)).toEqual([`card:${rider.id}:intent-1`, `card:${rider.id}:intent-2`]);
});
