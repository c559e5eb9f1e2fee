import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { rideStarted } from '../../domain/messages/live-messages.ts';
import { newJournal } from '../journal/entries.ts';
import { writeJournal } from '../journal/journal.ts';
import { type OutboxReader, openOutboxReader } from '../outbox/outbox-reader.ts';
import { enqueueAll } from '../outbox.ts';
import type { Write } from '../store.ts';
import { addUser, twoStores, unitOf } from './stores.ts';

const writes = 60;

type Message = { position: number; user_id: string; seq: number };

/** Reads until so many messages have come, as the hub does. */
const follow = async (reader: OutboxReader, until: number) => {
  const seen: Message[] = [];
  const deadline = Date.now() + 30_000;
  while (seen.length < until && Date.now() < deadline) {
    seen.push(...(await reader.next()).rows);
    await wait(1);
  }
  return seen;
};

const byPosition = (messages: readonly Message[]): number[] =>
  messages.map(({ position }) => position).toSorted((a, b) => a - b);

const numbersOf = (messages: readonly Message[], user: string): number[] =>
  messages.filter(({ user_id }) => user_id === user).map(({ seq }) => seq);

const oneTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

test('a reader misses no message and reads none twice, even if the writers commit slowly', async () => {
  const stores = await twoStores();
  // The recipients differ, so that no shared row forces the two writers into an order.
  const users = [await addUser(stores[0]), await addUser(stores[1])];
  const reader = await openOutboxReader(stores[1]);
  const write = (index: number) =>
    stores[index % 2 === 0 ? 0 : 1].transaction(async (db) => {
      await enqueueAll(unitOf(db), users.slice(index % 2).slice(0, 1), rideStarted({ ride_id: `r${index}` }));
      // One writer commits late, the other one at once.
      await wait(index % 2 === 0 ? 8 : 0);
    }, []);
  const writing = Promise.all(Array.from({ length: writes }, (_, index) => write(index)));
  const seen = await follow(reader, writes);
  await writing;

  expect((await reader.next()).rows).toEqual([]);
  const all = await stores[0].read.selectFrom('outbox').selectAll().execute();
  expect(byPosition(seen)).toEqual(byPosition(all));
  for (const user of users) expect(numbersOf(seen, user)).toEqual(oneTo(writes / 2));
});

test('one transaction may send a user several messages, and they keep their order', async () => {
  const [store] = await twoStores();
  const users = [await addUser(store), await addUser(store)];
  const reader = await openOutboxReader(store);
  const unit = (db: Write) => ({ ...unitOf(db), journal: newJournal() });
  for (const round of [1, 2])
    await store.transaction(async (db) => {
      const whole = unit(db);
      await enqueueAll(whole, users, rideStarted({ ride_id: `r${round}-1` }));
      await enqueueAll(whole, users.slice(0, 1), rideStarted({ ride_id: `r${round}-2` }));
      await writeJournal(whole);
    });
  const { rows } = await reader.next();
  expect(numbersOf(rows, users[0] ?? '')).toEqual([1, 2, 3, 4]);
  expect(numbersOf(rows, users[1] ?? '')).toEqual([1, 2]);
  const ofFirst = rows.filter(({ user_id }) => user_id === users[0]);
  expect(ofFirst.map(({ message }) => JSON.parse(message).ride_id)).toEqual(['r1-1', 'r1-2', 'r2-1', 'r2-2']);
});

test('a message of a rolled-back transaction does not exist, and its number is used again', async () => {
  const [store] = await twoStores();
  const user = await addUser(store);
  const undone = store.transaction(async (db) => {
    await enqueueAll(unitOf(db), [user], rideStarted({ ride_id: 'undone' }));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await store.transaction((db) => enqueueAll(unitOf(db), [user], rideStarted({ ride_id: 'done' })));
  const rows = await store.read.selectFrom('outbox').select(['seq', 'message']).execute();
  expect(rows).toEqual([{ seq: 1, message: expect.stringContaining('"done"') }]);
});
