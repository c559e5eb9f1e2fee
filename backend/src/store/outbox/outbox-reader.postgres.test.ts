import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { rideStarted } from '../../domain/messages/live-messages.ts';
import { addUser, twoStores, unitOf } from '../conformance/stores.ts';
import { enqueueAll } from '../outbox.ts';
import type { Store } from '../store.ts';
import { openOutboxReader, unseen } from './outbox-reader.ts';

/** Starts a transaction that writes a message and stays open until it is told to end. */
const openWrite = async (store: Store, user: string, rideId: string) => {
  const written = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<void>();
  const done = store.transaction(async (db) => {
    await enqueueAll(unitOf(db), [user], rideStarted({ ride_id: rideId }));
    written.resolve();
    await ending.promise;
  }, []);
  await written.promise;
  return {
    commit: () => {
      ending.resolve();
      return done;
    },
  };
};

const write = (store: Store, user: string, rideId: string) =>
  store.transaction((db) => enqueueAll(unitOf(db), [user], rideStarted({ ride_id: rideId })), []);

const ridesIn = (rows: readonly { message: string }[]): string[] =>
  rows.map(({ message }) => JSON.parse(message).ride_id);

test('a transaction that stays open while later ones commit delays only its own message, which is not lost', async () => {
  const [store, other] = await twoStores();
  const [slow, fast] = [await addUser(store), await addUser(store)];
  const reader = await openOutboxReader(other);
  const open = await openWrite(store, slow, 'slow');
  await write(other, fast, 'fast 1');
  expect(ridesIn((await reader.next()).rows)).toEqual(['fast 1']);
  await write(other, fast, 'fast 2');
  expect(ridesIn((await reader.next()).rows)).toEqual(['fast 2']);
  await open.commit();
  expect(ridesIn((await reader.next()).rows)).toEqual(['slow']);
  expect((await reader.next()).rows).toEqual([]);
});

test('a reader that opens while a transaction runs gets its message, and none that was committed before', async () => {
  const [store, other] = await twoStores();
  const [slow, fast] = [await addUser(store), await addUser(store)];
  const open = await openWrite(store, slow, 'slow');
  await write(store, fast, 'before');
  const reader = await openOutboxReader(other);
  await open.commit();
  expect(ridesIn((await reader.next()).rows)).toEqual(['slow']);
});

test('the next number of a user waits for the transaction with the one before, so that none comes out of order', async () => {
  const [store, other] = await twoStores();
  const user = await addUser(store);
  const reader = await openOutboxReader(other);
  const open = await openWrite(store, user, 'first');
  const second = write(other, user, 'second');
  expect((await reader.next()).rows).toEqual([]);
  await open.commit();
  await second;
  const { rows } = await reader.next();
  expect(rows.map(({ seq }) => seq)).toEqual([1, 2]);
  expect(ridesIn(rows)).toEqual(['first', 'second']);
});

test('the messages of a dump from another cluster are not read again and again', async () => {
  const [store] = await twoStores();
  const user = await addUser(store);
  await write(store, user, 'old');
  // The transactions of the other cluster had higher numbers.
  await store.transaction((db) => sql`update outbox set xid = 1000000000000`.execute(db));
  await store.migrate();
  const reader = await openOutboxReader(store);
  await write(store, user, 'new');
  expect(ridesIn((await reader.next()).rows)).toEqual(['new']);
});

test('unseen messages are read by the index of their transactions, on a connection that only reads', async () => {
  const [store] = await twoStores();
  const user = await addUser(store);
  await store.transaction(async (db) => {
    for (let count = 0; count < 3_000; count += 1)
      await enqueueAll(unitOf(db), [user], rideStarted({ ride_id: `${count}` }));
  }, []);
  await sql`analyze outbox`.execute(store.read);
  const query = unseen({ next: '9000000000', running: ['8999999999'] });
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(store.read);
  const plan = rows.map((row) => row['QUERY PLAN']);
  expect(plan.filter((step) => step.includes('outbox_by_transaction'))).toHaveLength(2);
  expect(plan.filter((step) => step.includes('Index Cond'))).toHaveLength(2);
  expect(plan.filter((step) => step.includes('Seq Scan'))).toEqual([]);
});
