import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Worker } from 'node:worker_threads';
import { type RawBuilder, sql } from 'kysely';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openSqliteStore } from '../../sqlite-store.ts';
import type { Store } from '../../store.ts';

let folder: string;
let file: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mobility-'));
  file = join(folder, 'mobility.db');
  store = openSqliteStore(file);
  await store.migrate();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const rowsOf = async <Row>(query: RawBuilder<Row>, db = store.lists): Promise<Row[]> =>
  (await query.execute(db)).rows;

/** A query that keeps SQLite busy for as many steps. */
const counting = (steps: number) => sql<{ count: number }>`
  with recursive number(n) as (select 1 union all select n + 1 from number where n < ${steps})
  select count(*) as count from number`;

/** How many steps take about a second. */
const stepsOfASecond = async (): Promise<number> => {
  const [sample, start] = [200_000, performance.now()];
  await rowsOf(counting(sample));
  return Math.round((sample * 1_000) / (performance.now() - start));
};

const put = (name: string) =>
  store.transaction((db) => db.insertInto('meta').values({ name, value: '' }).execute());
const namesIn = (db: Store['read']) =>
  rowsOf(sql<{ name: string }>`select name from meta where name like 'row%' order by name`, db);

/** The threads that start from now on. */
const startedThreads = (): Worker[] => {
  const threads: Worker[] = [];
  const keep = (thread: Worker): void => void threads.push(thread);
  process.on('worker', keep);
  onTestFinished(() => void process.off('worker', keep));
  return threads;
};

test('the thread starts at the first query', async () => {
  const threads = startedThreads();
  await put('row 1');
  await namesIn(store.read);
  expect(threads).toHaveLength(0);
  await Promise.all([namesIn(store.lists), store.snapshot(namesIn)]);
  expect(threads).toHaveLength(1);
});

test('queries that start together go to the thread in one message, and each gets its own rows or error', async () => {
  const threads = startedThreads();
  await put('row 1');
  await namesIn(store.lists);
  const sent = vi.spyOn(threads[0] as Worker, 'postMessage');
  const results = await Promise.allSettled([
    namesIn(store.lists),
    rowsOf(sql`select * from nowhere`),
    rowsOf(sql`select 2 as two`),
  ]);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(results).toMatchObject([
    { value: [{ name: 'row 1' }] },
    { reason: { message: 'no such table: nowhere' } },
    { value: [{ two: 2 }] },
  ]);
});

test('a query of a second on the lists or a snapshot delays neither a timer nor reads and commands', async () => {
  await rowsOf(counting(1));
  const steps = await stepsOfASecond();
  for (const slow of [
    rowsOf(counting(steps)),
    store.snapshot(async (db) => (await counting(steps).execute(db)).rows),
  ]) {
    let isRunning = true;
    const done = slow.finally(() => {
      isRunning = false;
    });
    let slowest = 0;
    let rounds = 0;
    while (isRunning) {
      const start = performance.now();
      await wait(1);
      await store.read.selectFrom('meta').select('name').limit(1).execute();
      await put(`row ${performance.now()}`);
      slowest = Math.max(slowest, performance.now() - start);
      rounds += 1;
    }
    expect(await done).toEqual([{ count: steps }]);
    expect(rounds).toBeGreaterThan(2);
    expect(slowest).toBeLessThan(500);
  }
});

test('values come back as they are on the other connections', async () => {
  const query = sql`select null as empty, 1.5 as part, ${2 ** 53 - 1} as big, 'Ⓣ 🚕' as text,
    x'00ff' as bytes, lower('ÄÖÜ') as low, 1 as "two words", 2 as "two words"`;
  const [row] = await rowsOf(query);
  expect(row).toEqual((await rowsOf(query, store.read))[0]);
  expect(row).toMatchObject({ empty: null, part: 1.5, big: 2 ** 53 - 1, low: 'äöü', 'two words': 2 });
});

test('the lists see each commit, and the columns that a table got later', async () => {
  for (const count of [1, 2, 3]) {
    await put(`row ${count}`);
    expect(await namesIn(store.lists)).toHaveLength(count);
  }
  const all = () => store.lists.selectFrom('meta').selectAll().where('name', '=', 'row 1').execute();
  expect(await all()).toEqual([{ name: 'row 1', value: '' }]);
  await store.transaction(
    async (db) => void (await db.schema.alterTable('meta').addColumn('later', 'text').execute()),
  );
  expect(await all()).toEqual([{ name: 'row 1', value: '', later: null }]);
});

test('a snapshot does not move, and pins neither the lists nor another snapshot', async () => {
  await put('row 1');
  await store.snapshot(async (db) => {
    expect(await namesIn(db)).toHaveLength(1);
    await put('row 2');
    expect(await namesIn(db)).toHaveLength(1);
    expect(await namesIn(store.lists)).toHaveLength(2);
    expect(await store.snapshot(namesIn)).toHaveLength(2);
  });
});

test('errors are those of SQLite, and writes are refused', async () => {
  const failed = async (query: RawBuilder<unknown>, db: Store['read']) =>
    rowsOf(query, db).catch(({ message, code, errcode, errstr }) => ({ message, code, errcode, errstr }));
  for (const query of [
    sql`select * from nowhere`,
    sql`delete from meta`,
    sql`select 9223372036854775807 as beyond`,
  ]) {
    const error = await failed(query, store.lists);
    expect(error).toEqual(await failed(query, store.read));
    expect(error).toHaveProperty('message');
  }
  await expect(rowsOf(sql`delete from meta`)).rejects.toMatchObject({ errcode: 8 });
  await expect(store.snapshot((db) => rowsOf(sql`select * from nowhere`, db))).rejects.toThrow(
    'no such table',
  );
});

test('a thread that dies fails its queries, and the next one gets another; a snapshot does not go on in it', async () => {
  const threads = startedThreads();
  await put('row 1');
  const seen = store.snapshot(async (db) => {
    await namesIn(db);
    const failing = expect(rowsOf(counting(2_000_000))).rejects.toThrow(`The reader of ${file} has ended`);
    // It is running.
    await wait(100);
    await threads[0]?.terminate();
    await failing;
    expect(await namesIn(store.lists)).toHaveLength(1);
    return namesIn(db);
  });
  await expect(seen).rejects.toThrow('The thread of this transaction has ended');
  expect(await store.snapshot(namesIn)).toHaveLength(1);
  expect(threads).toHaveLength(2);
});

test('the store closes while a query runs, which fails, and the files beside the database go', async () => {
  await Promise.all([namesIn(store.lists), namesIn(store.read)]);
  const query = rowsOf(counting(500_000));
  const failing = expect(query).rejects.toThrow('The store is closed');
  await store.close();
  await failing;
  expect(existsSync(`${file}-wal`)).toBe(false);
  await expect(namesIn(store.lists)).rejects.toThrow('The store is closed');
});

test('an idle thread does not keep the process alive, but a query does', async () => {
  const script = join(import.meta.dirname, '../../../testing/processes/read-and-leave.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, file], { timeout: 30_000 });
  expect(stdout).toBe('1\n1\n');
});
