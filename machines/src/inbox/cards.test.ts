import type { LiveMessage, NoticeKind } from '@mobility/openapi';
import { expect, test } from 'vitest';
import { cardsOf } from './cards.ts';
import { type Notification, notificationOf, served } from './rules.ts';

const receiver = { id: 'd1', role: 'driver' } as const;
const at = '2026-11-21T16:00:00.000Z';

const live = (message: LiveMessage): Notification => {
  const notification = notificationOf({ sent_at: at, ...message }, receiver, 0);
  if (!notification) throw new Error(`${message.type} leaves no notification`);
  return notification;
};
const moved = (id: string, kind: NoticeKind, change: number, new_balance: number, ride_id = 'r7') =>
  live({
    type: 'balance_transaction',
    id,
    transaction_type: change < 0 ? 'debit' : 'credit',
    amount: Math.abs(change),
    new_balance,
    message: 'In English',
    notice: { kind, ride_id },
    timestamp: at,
  });
const cancelled = (id: string, ride_id = 'r7') =>
  live({ type: 'ride_cancelled', id, ride_id, reason: 'Late' });

test('a ride and what it did to the balance are one card, with the movements in their order', () => {
  const returned = moved('b1', 'platform_fee_returned', 2, 12);
  const share = moved('b2', 'compensation', 1, 13);
  for (const list of [
    [share, returned, cancelled('c')],
    [cancelled('c'), returned, share],
  ]) {
    const cards = cardsOf(list);
    expect(cards).toHaveLength(1);
    expect(cards[0]).toMatchObject({ id: 'c', type: 'ride_cancelled' });
    expect(new Set(cards[0]?.ids)).toEqual(new Set(['c', 'b1', 'b2']));
    expect(cards[0]?.also?.map(({ kind, balance }) => [kind, balance])).toEqual([
      ['platform_fee_returned', 12],
      ['compensation', 13],
    ]);
  }
});

const receiverOf = { id: 'r1', role: 'rider' } as const;
const kept = (id: string, type: LiveMessage['type'], facts: object, timestamp = at): Notification =>
  served(
    {
      id,
      type: 'other',
      title: `Title of ${type}`,
      message: `Text of ${type}`,
      read: true,
      delivered: true,
      timestamp,
      data: { type, ...facts },
    },
    receiverOf,
  );

test('a completed ride and the request to pay it are one card', () => {
  const done = kept('d', 'ride_completed', { ride_id: 'r7', fare: 7.32 });
  const bill = kept('p', 'payment_required', { ride_id: 'r7', amount: 7.32 });
  const cards = cardsOf([bill, done]);
  expect(cards).toHaveLength(1);
  expect(cards[0]).toMatchObject({
    id: 'd',
    ids: ['d', 'p'],
    type: 'ride_completed',
    message: 'live.completedToPay',
    params: { amount: 7.32 },
  });
  // The text of the server is about the ride alone.
  expect(cards[0]?.detail).toBeUndefined();
});

test('a later request to pay the ride in another way has a card of its own', () => {
  const done = kept('d', 'ride_completed', { ride_id: 'r7', fare: 7.32 });
  const bill = kept('p', 'payment_required', { ride_id: 'r7', amount: 7.32 }, '2026-11-21T16:20:00.000Z');
  expect(cardsOf([bill, done]).map(({ id }) => id)).toEqual(['p', 'd']);
});

test('movements of one moment without another notification are one card', () => {
  const penalty = moved('b2', 'penalty', -1, 11);
  const returned = moved('b1', 'platform_fee_returned', 2, 12);
  const held = moved('b0', 'platform_fee', -2, 10);
  const cards = cardsOf([penalty, returned, held]);
  expect(cards).toHaveLength(1);
  expect(cards[0]?.ids).toEqual(['b2', 'b1', 'b0']);
  expect(cards[0]?.also?.map(({ balance }) => balance)).toEqual([10, 12, 11]);
});

test('a card is unread as long as one of its notifications is', () => {
  const fee = moved('b1', 'platform_fee_returned', 2, 12);
  const lead = { ...cancelled('c'), read: true };
  expect(cardsOf([lead, fee])[0]?.read).toBe(false);
  expect(cardsOf([lead, { ...fee, read: true }])[0]?.read).toBe(true);
});

test('movements of another ride, of another time or without a ride have cards of their own', () => {
  const later = { ...moved('b1', 'ride_fare', 8, 21), timestamp: '2026-11-21T16:10:00.000Z' };
  const list = [later, cancelled('c'), moved('b2', 'compensation', 1, 13, 'r8')];
  expect(cardsOf(list).map(({ id, also }) => [id, also])).toEqual([
    ['b1', undefined],
    ['c', undefined],
    ['b2', undefined],
  ]);
});

test('stored notifications are put together like live ones', () => {
  const stored = (id: string, data: object) =>
    served(
      { id, type: 'other', title: 'T', message: 'M', read: true, delivered: true, timestamp: at, data },
      receiver,
    );
  const fee = {
    type: 'balance_transaction',
    transaction_type: 'debit',
    amount: 2,
    new_balance: 8,
    message: 'Penalty',
    notice: { kind: 'penalty', ride_id: 'r7' },
  };
  const cards = cardsOf([
    stored('b', fee),
    stored('c', { type: 'ride_cancelled', ride_id: 'r7', reason: 'Late' }),
  ]);
  expect(cards.map(({ id, also }) => [id, also?.[0]?.change])).toEqual([['c', -2]]);
});
