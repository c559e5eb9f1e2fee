import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { createClock, createTestContext, given, type Person, requestBy } from '../../testing/index.ts';
import { onPostgres } from '../../testing/place.ts';
import { getSystemHealth } from './getSystemHealth.ts';

const clock = createClock();
let context: Context;
let admin: Person;
beforeEach(async () => {
  context = await createTestContext({ now: clock.now });
  admin = await given.livedInDatabase(context);
});
afterEach(() => context.store.close());

const health = async () => {
  const { body } = await getSystemHealth(context, requestBy(admin));
  return {
    status: body.status,
    part: (name: string) => body.components.find((component) => component.name === name),
  };
};

test('all components of a working system are healthy', async () => {
  const { status, part } = await health();
  expect(status).toBe('healthy');
  for (const name of ['api', 'database', 'live_channel', 'payments', 'ledger', 'mail']) {
    expect(part(name)).toMatchObject({ status: 'healthy', detail: expect.any(String) });
  }
});

// PostgreSQL refuses such an entry.
test.skipIf(onPostgres())('money without a source is reported', async () => {
  const entry = { account: `user:${admin.id}`, amount: 100, description: 'Forged', created_at: 0 };
  await context.store.transaction(async (db) => {
    const { id } = await db.selectFrom('ledger_transactions').select('id').limit(1).executeTakeFirstOrThrow();
    await db
      .insertInto('ledger_entries')
      .values({ ...entry, transaction_id: id })
      .execute();
  });
  const { status, part } = await health();
  expect(status).toBe('down');
  expect(part('ledger')).toMatchObject({
    status: 'down',
    detail: 'The entries add up to 1.00 instead of zero',
  });
});

test('a fee that is still held for a finished ride is reported', async () => {
  const { rideId } = await given.acceptedRide(context);
  expect((await health()).part('ledger')?.status).toBe('healthy');
  await context.store.transaction((db) =>
    db.updateTable('rides').set({ status: 'cancelled' }).where('id', '=', rideId).execute(),
  );
  expect((await health()).part('ledger')).toMatchObject({
    status: 'down',
    detail: 'Fees are still on hold for 1 ride without a driver',
  });
});

test('undelivered messages are reported once they are late', async () => {
  // This context has no live channel: nothing is ever delivered.
  clock.advance(60_000);
  const { status, part } = await health();
  expect([status, part('live_channel')?.status]).toEqual(['degraded', 'degraded']);
});

test('a database that fails is down, and the other components are still reported', async () => {
  const broken: Context = {
    ...context,
    store: {
      ...context.store,
      transaction: () => Promise.reject(new Error('disk I/O error')),
    },
  };
  const { body } = await getSystemHealth(broken, requestBy(admin));
  expect(body.status).toBe('down');
  expect(body.components.map(({ status }) => status).filter((status) => status === 'down')).toHaveLength(1);
});

test('a database that does not answer is down', async () => {
  const silent: Context = {
    ...context,
    store: { ...context.store, transaction: () => new Promise(() => {}) },
  };
  const { body } = await getSystemHealth(silent, requestBy(admin));
  expect(body.components[1]).toMatchObject({ name: 'database', status: 'down', detail: 'No answer in time' });
});
