import { afterAll, beforeAll, test } from 'vitest';
import { createForger, type Forger, putWhere, type Values } from '../../testing/hostile-backups.ts';

let forger: Forger;
beforeAll(async () => {
  forger = await createForger();
});
afterAll(() => forger.close());

test('a backup in which a user is on two rides at once is refused', async () => {
  const driven = forger.rowOf('rides', { status: 'in_progress' });
  const only = 'Two rows of rides have the same value in a unique field';
  await forger.expectRefused('rides', { status: 'pending' }, { rider_id: driven.rider_id ?? '' }, only);
  const { driver_id = null } = driven;
  await forger.expectRefused('rides', { status: 'pending' }, { driver_id }, 'is pending and has a driver');
  const again = { status: 'in_progress', driver_id, accepted_at: 1, started_at: 1 };
  await forger.expectRefused('rides', { status: 'pending' }, again, only);
});

test('a backup with a payment or a rating of another ride is refused', async () => {
  const waiting = forger.rowOf('rides', { status: 'pending' });
  for (const [table, fits] of [
    ['payments', { status: 'paid' }],
    ['ratings', {}],
    ['rider_ratings', {}],
  ] as const) {
    await forger.expectRefused(
      table,
      fits,
      { ride_id: waiting.id ?? '' },
      'belongs to a ride that is not completed',
    );
    await forger.expectRefused(
      table,
      fits,
      { rider_id: waiting.rider_id ?? '' },
      'belongs to other users than its ride',
    );
  }
});

test('a backup in which an online user is not a driver is refused', async () => {
  const { driver_id: id = null } = forger.rowOf('rides', { status: 'in_progress' });
  await forger.expectRefused('users', { id }, { role: 'rider' }, 'is driven by a user who is not a driver');
  const idle = forger.rowOf('rides', { status: 'completed' }).driver_id ?? null;
  await forger.expectRefused(
    'users',
    { id: idle },
    { role: 'rider' },
    'is online and does not belong to a driver',
  );
});

test('a backup with a refund that is not in the ledger or exceeds the payment is refused', async () => {
  const fits = { status: 'refunded' };
  const { ride_id = null } = forger.rowOf('disputes', fits);
  for (const [refund, sentence] of [
    [249, 'has a refund that is not in the ledger'],
    [733, 'has a refund above the payment'],
  ] as const) {
    await forger.expectForgedRefused((copy) => {
      putWhere(copy, 'disputes', fits, { refunded_amount: refund });
      putWhere(copy, 'payments', { ride_id, status: 'paid' }, { refunded: refund });
    }, sentence);
  }
});

test('a backup with a dispute about an unpaid ride or by another user is refused', async () => {
  const waiting = forger.rowOf('rides', { status: 'pending' });
  const { id: ride_id = null, rider_id = null } = waiting;
  await forger.expectRefused('disputes', {}, { rider_id }, 'belongs to other users than its ride');
  await forger.expectRefused(
    'disputes',
    {},
    { driver_id: rider_id },
    'belongs to another driver than its ride',
  );
  await forger.expectRefused(
    'disputes',
    {},
    { ride_id, rider_id, driver_id: null },
    'is about a ride for which nothing was paid',
  );
});

test('a backup with an admin as the rider of an active ride, or a rating of another driver, is refused', async () => {
  await forger.expectRefused(
    'rides',
    { status: 'pending' },
    { rider_id: forger.admin.id },
    'belongs to a user who is not a rider',
  );
  await forger.expectRefused(
    'ratings',
    {},
    { driver_id: forger.admin.id },
    'belongs to another driver than its ride',
  );
});

test('a backup is refused if a conversation is marked as answered without an admin or a message of its own', async () => {
  const { last_message_id = null } = forger.rowOf('conversations', {});
  const answered_by = forger.admin.id;
  const marks: Values[] = [
    { answered_message_id: last_message_id },
    { answered_by },
    { answered_by, answered_message_id: 'none' },
  ];
  for (const mark of marks) {
    await forger.expectRefused('conversations', {}, mark, 'is marked as answered by nobody, or at a message');
  }
});
