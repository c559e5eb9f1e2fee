import { afterAll, beforeAll, test } from 'vitest';
import { createForger, type Forger, putWhere, type Values } from '../../testing/hostile-backups.ts';

let forger: Forger;
beforeAll(async () => {
  forger = await createForger();
});
afterAll(() => forger.close());

const together: [string, string, Values, Values, string][] = [
  ...['accepted', 'driver_arriving', 'in_progress', 'completed'].map(
    (status): [string, string, Values, Values, string] => [
      `a ride that is ${status} without a driver`,
      'rides',
      { status: 'pending' },
      { status },
      'has no driver',
    ],
  ),
  [
    'a completed ride whose driver is gone',
    'rides',
    { status: 'completed' },
    { driver_id: null },
    'no driver',
  ],
  ['a ride that never was completed', 'rides', { status: 'completed' }, { completed_at: null }, 'its status'],
  ['a completed ride without a fare', 'rides', { status: 'completed' }, { fare: null }, 'its status'],
  ['a ride that nobody cancelled', 'rides', { status: 'cancelled' }, { cancelled_at: null }, 'its status'],
  ['a payment of no time', 'payments', { status: 'paid' }, { paid_at: null }, 'its status'],
  [
    'a failed payment that was paid',
    'payments',
    { status: 'paid', method: 'stripe' },
    { status: 'failed' },
    'its status',
  ],
  [
    'a payment of another amount',
    'payments',
    { status: 'paid', method: 'stripe' },
    { amount: 1 },
    'another fare than its ride',
  ],
  [
    'a ride of another fare',
    'rides',
    { status: 'completed' },
    { fare: 1 },
    'another fare than was estimated',
  ],
  ['a fare of a ride that waits', 'rides', { status: 'pending' }, { fare: 732 }, 'than was estimated'],
  [
    'a penalty of a ride that was not cancelled',
    'rides',
    { status: 'completed' },
    { penalty_amount: 1 },
    'says how it was',
  ],
  [
    'a penalty above the fare',
    'rides',
    { cancelled_by: 'rider' },
    { penalty_amount: 733 },
    'has a penalty above its fare',
  ],
  [
    'a penalty that nobody paid',
    'rides',
    { cancelled_by: 'rider' },
    { penalty_amount: 74 },
    'has a penalty, and the ledger says otherwise',
  ],
  ['a refund of a payment alone', 'payments', { refunded: 250 }, { refunded: 249 }, 'than its disputes'],
  [
    'a number that is yet to come',
    'notifications',
    {},
    { seq: 900_000_000 },
    'a number that was never given',
  ],
  ['a refund above the payment', 'payments', { status: 'paid' }, { refunded: 2_000_000 }, 'gave back more'],
  ['cash by a card', 'payments', { method: 'stripe' }, { cash_confirmed_at: 1 }, 'cash that was not paid'],
  [
    'a transfer under another name',
    'ledger_transactions',
    { kind: 'payment' },
    { reference: 'x' },
    'says otherwise',
  ],
  ['money of nobody', 'ledger_entries', {}, { account: 'user:nobody' }, 'belongs to nobody'],
  ['a top-up of another amount', 'top_ups', {}, { amount: 500 }, 'the ledger says otherwise'],
  ['a top-up of no time', 'top_ups', {}, { paid_at: null }, 'its status'],
  ['a decision of no time', 'disputes', {}, { status: 'refunded' }, 'its status'],
  ['a decision of nobody', 'disputes', { status: 'refunded' }, { resolved_by: null }, 'its status'],
  ['a refund of nothing', 'disputes', { status: 'refunded' }, { refunded_amount: null }, 'its status'],
  [
    'a refund of no decision',
    'disputes',
    { status: 'submitted' },
    { refunded_amount: 1 },
    'lacks what its status needs',
  ],
  [
    'a dispute that asks for more than was paid',
    'disputes',
    {},
    { requested_refund: 733 },
    'asks for more than was paid',
  ],
  ['a reason of another type', 'disputes', {}, { dispute_type: 'service_quality' }, 'reason of another type'],
  ['reminders of no time', 'unpaid_follow_ups', {}, { reminders: 3 }, 'counts reminders of no time'],
  ['messages that nobody wrote', 'conversations', {}, { message_count: 999 }, 'otherwise than its messages'],
  ['a last message of no time', 'conversations', {}, { last_message_at: 1 }, 'otherwise than its messages'],
  ['words of a stranger', 'conversation_messages', {}, { sender_id: 'nobody' }, 'from nobody who is there'],
  ['a notification of a stranger', 'notifications', {}, { sender_id: 'nobody' }, 'nobody who is there'],
  ['a notification of no ride', 'notifications', {}, { ride_id: 'none' }, 'a row of rides'],
  ['a reply to no conversation', 'notifications', {}, { thread_id: 'none' }, 'a row of conversations'],
];

test.each(together)('a backup with %s is refused', (_, ...rest) => forger.refuse(...rest));

test('a backup in which a user is on two rides at once is refused', async () => {
  const driven = forger.rowOf('rides', { status: 'in_progress' });
  const only = 'Two rows of rides claim what only one may have';
  await forger.refuse('rides', { status: 'pending' }, { rider_id: driven.rider_id ?? '' }, only);
  const { driver_id = null } = driven;
  await forger.refuse('rides', { status: 'pending' }, { driver_id }, 'waits for a driver and has one');
  const again = { status: 'in_progress', driver_id, accepted_at: 1, started_at: 1 };
  await forger.refuse('rides', { status: 'pending' }, again, only);
});

test('a backup with a payment or a rating of another ride is refused', async () => {
  const waiting = forger.rowOf('rides', { status: 'pending' });
  for (const [table, fits] of [
    ['payments', { status: 'paid' }],
    ['ratings', {}],
    ['rider_ratings', {}],
  ] as const) {
    await forger.refuse(table, fits, { ride_id: waiting.id ?? '' }, 'is of a ride that is not completed');
    await forger.refuse(
      table,
      fits,
      { rider_id: waiting.rider_id ?? '' },
      'is of other people than its ride',
    );
  }
});

test('a backup in which an online user is not a driver is refused', async () => {
  const { driver_id: id = null } = forger.rowOf('rides', { status: 'in_progress' });
  await forger.refuse('users', { id }, { role: 'rider' }, 'is driven by somebody who is no driver');
  const idle = forger.rowOf('rides', { status: 'completed' }).driver_id ?? null;
  await forger.refuse('users', { id: idle }, { role: 'rider' }, 'is online and belongs to no driver');
});

test('a backup with a refund that is not in the ledger or exceeds the payment is refused', async () => {
  const fits = { status: 'refunded' };
  const { ride_id = null } = forger.rowOf('disputes', fits);
  for (const [refund, sentence] of [
    [249, 'gave back money, and the ledger says otherwise'],
    [733, 'gave back more than was paid'],
  ] as const) {
    await forger.refuseForged((copy) => {
      putWhere(copy, 'disputes', fits, { refunded_amount: refund });
      putWhere(copy, 'payments', { ride_id, status: 'paid' }, { refunded: refund });
    }, sentence);
  }
});

test('a backup with a dispute about an unpaid ride or by another user is refused', async () => {
  const waiting = forger.rowOf('rides', { status: 'pending' });
  const { id: ride_id = null, rider_id = null } = waiting;
  await forger.refuse('disputes', {}, { rider_id }, 'is of other people than its ride');
  await forger.refuse('disputes', {}, { ride_id, rider_id }, 'is of a ride for which nothing was paid');
});

test('a backup with an admin as the rider of an active ride, or a rating of another driver, is refused', async () => {
  await forger.refuse(
    'rides',
    { status: 'pending' },
    { rider_id: forger.admin.id },
    'is of somebody who is no rider',
  );
  await forger.refuse('ratings', {}, { driver_id: forger.admin.id }, 'is of another driver than its ride');
});
