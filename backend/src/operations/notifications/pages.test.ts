import type { QueryOf } from '@mobility/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobFor, transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import { adminMessage, balanceTransaction } from '../../domain/messages/live-messages.ts';
import { enqueue } from '../../store/outbox.ts';
import { createTestContext, given, type Person, requestBy } from '../../testing/index.ts';
import { listNotifications } from './listNotifications.ts';
import { markNotificationsRead } from './markNotificationsRead.ts';

let context: Context;
let rider: Person;
const timestamp = '2026-11-20T12:00:00.000Z';

beforeAll(async () => {
  context = await createTestContext();
  rider = await given.user(context, 'rider');
  await transact(context, jobFor(), async (unit) => {
    for (const message of ['one', 'two', 'three']) {
      await enqueue(unit, rider.id, adminMessage({ message, timestamp }));
      await enqueue(unit, rider.id, { type: 'ride_cancelled', ride_id: 'r', reason: message });
    }
    const movement = {
      transaction_type: 'credit' as const,
      amount: 1,
      new_balance: 2,
      message: 'paid',
      timestamp,
    };
    await enqueue(unit, rider.id, balanceTransaction(movement));
  });
});
afterAll(() => context.store.close());

type Query = QueryOf<'listNotifications'>;
const page = async (query: Query) => {
  const { body, headers } = await listNotifications(context, requestBy(rider, { query }));
  return {
    texts: body.notifications.map(({ message }) => message),
    counts: body.counts,
    cursor: headers?.['x-next-cursor'],
  };
};
/** The texts of all pages. */
const through = async (query: Query): Promise<string[][]> => {
  const { texts, cursor } = await page(query);
  return cursor ? [texts, ...(await through({ ...query, cursor }))] : [texts];
};

test('pages follow each other without a gap, and each filter has its own', async () => {
  expect((await through({ limit: 3 })).map((texts) => texts.length)).toEqual([3, 3, 1]);
  expect(new Set((await through({ limit: 3 })).flat()).size).toBe(7);
  expect(await through({ limit: 2, filter: 'messages' })).toEqual([['three', 'two'], ['one']]);
  expect((await through({ filter: 'rides' })).flat()).toEqual(
    ['three', 'two', 'one'].map((reason) => `Ride has been cancelled: ${reason}`),
  );
  expect((await through({ filter: 'balance' })).flat()).toHaveLength(1);
});

test('only the listed page is marked as delivered, and the counts cover all pages', async () => {
  const driver = await given.user(context, 'driver');
  await transact(context, jobFor(), async (unit) => {
    for (const message of ['a', 'b']) await enqueue(unit, driver.id, adminMessage({ message, timestamp }));
  });
  const { body } = await listNotifications(context, requestBy(driver, { query: { limit: 1 } }));
  expect(body.counts).toEqual({ all: 2, unread: 2, rides: 0, messages: 2, balance: 0 });
  const delivered = (await given.notificationsOf(context, driver)).map((kept) => kept.delivered);
  expect(delivered).toEqual([true, false]);
});

test('what was read leaves the unread ones', async () => {
  const [first] = await given.notificationsOf(context, rider);
  await markNotificationsRead(context, requestBy(rider, { body: { ids: [first?.id ?? ''] } }));
  const { texts, counts } = await page({ filter: 'unread' });
  expect([texts.length, counts]).toEqual([6, { all: 7, unread: 6, rides: 3, messages: 3, balance: 1 }]);
});

test('a cursor that no list has given is refused', async () => {
  await expect(page({ cursor: 'x' })).rejects.toMatchObject({ code: 'validation_failed' });
});
