import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { newStore, twoStores } from '../conformance/stores.ts';
import type { Read, Write } from '../store.ts';
import { together } from '../transactions/together.ts';

const mark = (db: Write, value: string) => db.insertInto('meta').values({ name: 'mark', value }).execute();
const broken = (db: Write) => sql`select 1 / 0`.execute(db);
const marks = async (db: Read) =>
  (await db.selectFrom('meta').select('value').where('name', '=', 'mark').execute()).map(
    ({ value }) => value,
  );

test('statements of a transaction take effect in the order of their calls', async () => {
  const store = await newStore();
  const seen = await store.transaction((db) => together(marks(db), mark(db, 'set'), marks(db)), []);
  expect([seen[0], seen[2]]).toEqual([[], ['set']]);
});

test('a statement that fails takes the whole transaction with it, and its error is reported', async () => {
  const store = await newStore();
  const failing = store.transaction((db) => together(mark(db, 'lost'), broken(db), marks(db)), []);
  await expect(failing).rejects.toThrow('division by zero');
  expect(await marks(store.read)).toEqual([]);
});

test('if one of the last statements fails, the commit that was sent with it becomes a rollback', async () => {
  const store = await newStore();
  const failing = store.inSteps(
    {
      first: marks,
      work: (db) => mark(db, 'lost'),
      last: (db) => [broken(db), mark(db, 'lost too')],
    },
    [],
  );
  await expect(failing).rejects.toThrow('division by zero');
  expect(await marks(store.read)).toEqual([]);
  // The connection is of use to the next transaction.
  await store.transaction((db) => mark(db, 'kept'), []);
  expect(await marks(store.read)).toEqual(['kept']);
});

test('an error that the work hides does not end in an answer without a commit', async () => {
  const store = await newStore();
  const hiding = store.transaction((db) => broken(db).catch(() => 'ignored'), []);
  await expect(hiding).rejects.toThrow('A statement of the transaction had failed');
});

test('what is sent after the end of a transaction is refused', async () => {
  const store = await newStore();
  let late: Promise<unknown> | undefined;
  const send = vi.fn((db: Write) => {
    queueMicrotask(() => {
      late = mark(db, 'late');
      late.catch(() => {});
    });
    return [];
  });
  await store.inSteps({ first: async () => {}, work: async () => {}, last: send }, []);
  await expect(late).rejects.toThrow('The transaction of this statement has ended');
  expect(await marks(store.read)).toEqual([]);
});

test('what is read first sees the commit of the transaction that it waited for', async () => {
  const [store, other] = await twoStores();
  const begun = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<void>();
  const before = store.transaction(
    async (db) => {
      begun.resolve();
      await ending.promise;
      await mark(db, 'before');
    },
    ['a'],
  );
  await begun.promise;
  const after = other.inSteps({ first: marks, work: async (_, seen) => seen, last: () => [] }, ['a']);
  ending.resolve();
  await before;
  expect(await after).toEqual(['before']);
});
