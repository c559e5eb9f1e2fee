import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Context } from '../context.ts';
import { auditMonthsClaim } from '../store/claims/claims.ts';
import { openMonth } from '../store/months/audit-months.ts';
import { createClock, createTestContext, given, rawClient } from '../testing/index.ts';
import { addEntries, auditParts, idsIn } from '../testing/partitions/audit-months.ts';
import { startServer } from '../testing/start-server.ts';
import { openAuditMonths } from './open-audit-months.ts';

const day = 86_400_000;
const december = Date.UTC(2026, 11, 1);
const january = Date.UTC(2027, 0, 1);
const february = Date.UTC(2027, 1, 1);
const clock = createClock();
let context: Context;
let other: Context;
beforeEach(async () => {
  clock.set(december - 11 * day);
  context = await createTestContext({ now: clock.now });
  other = await createTestContext({ now: clock.now, databaseUrl: context.config.databaseUrl });
});
afterEach(async () => {
  await context.store.close();
  await other.store.close();
});

const parts = () => auditParts(context.store.read);
const opened = {
  audit_first: 'FROM (MINVALUE) TO (2026-12-01)',
  audit_2026_12: 'FROM (2026-12-01) TO (2027-01-01)',
  audit_2027_01: 'FROM (2027-01-01) TO (2027-02-01)',
  audit_2027_02: 'FROM (2027-02-01) TO (MAXVALUE)',
};

test('the next three months are open before they begin, and each entry lies in its month', async () => {
  await openAuditMonths(context);
  expect(await parts()).toEqual(opened);
  await addEntries(context.store, [
    ['last', december - 1],
    ['first', december],
    ['end', january - 1],
    ['later', Date.UTC(2030, 0, 1)],
  ]);
  const { read } = context.store;
  expect(await idsIn(read, 'audit_first')).toEqual(['last']);
  expect(await idsIn(read, 'audit_2026_12')).toEqual(['end', 'first']);
  expect(await idsIn(read, 'audit_2027_01')).toEqual([]);
  expect(await idsIn(read, 'audit_2027_02')).toEqual(['later']);
});

test('a month is opened once, however many instances and however often', async () => {
  const jobs = Array.from({ length: 6 }, (_, index) => openAuditMonths(index % 2 === 0 ? context : other));
  await Promise.all(jobs);
  expect(await parts()).toEqual(opened);
  const transaction = vi.spyOn(context.store, 'transaction');
  await openAuditMonths(context);
  expect(transaction).not.toHaveBeenCalled();
  clock.set(december);
  await Promise.all([openAuditMonths(context), openAuditMonths(other)]);
  expect(await parts()).toEqual({
    ...opened,
    audit_2027_02: 'FROM (2027-02-01) TO (2027-03-01)',
    audit_2027_03: 'FROM (2027-03-01) TO (MAXVALUE)',
  });
});

test('an instance waits for another one that opens a month, and goes on with the next', async () => {
  const ending = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const held = other.store.transaction(
    async (db) => {
      await openMonth(db, december);
      begun.resolve();
      await ending.promise;
    },
    [auditMonthsClaim],
  );
  await begun.promise;
  const job = openAuditMonths(context);
  // Longer than the table may be waited for.
  await wait(500);
  ending.resolve();
  await Promise.all([held, job]);
  expect(await parts()).toEqual(opened);
});

test('a late job loses nothing: the newest partition keeps what it took meanwhile', async () => {
  await openAuditMonths(context);
  clock.set(Date.UTC(2027, 7, 15));
  await addEntries(context.store, [
    ['march', Date.UTC(2027, 2, 3)],
    ['august', clock.now()],
  ]);
  await openAuditMonths(context);
  expect((await parts()).audit_2027_02).toBe('FROM (2027-02-01) TO (2027-09-01)');
  expect(Object.keys(await parts()).slice(-3)).toEqual(['audit_2027_09', 'audit_2027_10', 'audit_2027_11']);
  expect(await idsIn(context.store.read, 'audit_2027_02')).toEqual(['august', 'march']);
});

test('entries of the future move on to the month that is opened for them', async () => {
  await addEntries(context.store, [
    ['now', clock.now()],
    ['ahead', january],
    ['far', Date.UTC(2199, 0, 1)],
  ]);
  await openAuditMonths(context);
  const { read } = context.store;
  expect(await idsIn(read, 'audit_first')).toEqual(['now']);
  expect(await idsIn(read, 'audit_2027_01')).toEqual(['ahead']);
  expect(await idsIn(read, 'audit_2027_02')).toEqual(['far']);
});

test('commands go on while months are opened', async () => {
  const working = Promise.all([given.completedRide(context), given.completedRide(other)]);
  for (let month = 0; month < 12; month += 1)
    await openAuditMonths({ ...(month % 2 === 0 ? context : other), now: () => Date.UTC(2026, 10 + month) });
  await working;
  expect(Object.keys(await parts())).toHaveLength(15);
  expect(await idsIn(context.store.read, 'audit')).not.toEqual([]);
});

test('a reader of the whole trail delays a month, and other requests for a moment only', async () => {
  const reading = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const long = other.store.snapshot(async (db) => {
    await db.selectFrom('audit').select('id').execute();
    begun.resolve();
    await reading.promise;
  });
  await begun.promise;
  const job = openAuditMonths(context);
  const start = performance.now();
  await addEntries(context.store, [['waiting', clock.now()]]);
  expect(performance.now() - start).toBeLessThan(5_000);
  await expect(job).resolves.toBeUndefined();
  expect(await parts()).toEqual({ audit_first: 'FROM (MINVALUE) TO (MAXVALUE)' });
  reading.resolve();
  await long;
  await openAuditMonths(context);
  expect(await parts()).toEqual(opened);
});

test('an error that is no delay is reported', async () => {
  await context.store.transaction((db) => sql`create table audit_2026_12 (id text)`.execute(db));
  await expect(openAuditMonths(context)).rejects.toThrow('already exists');
  expect(await parts()).toEqual({ audit_first: 'FROM (MINVALUE) TO (MAXVALUE)' });
});

test('a snapshot from before sees all its entries, also those that move', async () => {
  await addEntries(context.store, [
    ['now', clock.now()],
    ['ahead', january],
  ]);
  const seen = await other.store.snapshot(async (db) => {
    await db.selectFrom('meta').select('value').execute();
    await openAuditMonths(context);
    return db.selectFrom('audit').select('id').orderBy('id').execute();
  });
  expect(seen).toEqual([{ id: 'ahead' }, { id: 'now' }]);
});

test('an old month can be taken out while the server runs, and put back', async () => {
  await openAuditMonths(context);
  await addEntries(context.store, [
    ['december', december],
    ['february', february],
  ]);
  clock.set(february);
  const admin = await rawClient(context.config.databaseUrl ?? '');
  await admin.rows('alter table audit detach partition audit_2026_12 concurrently');
  await openAuditMonths(context);
  expect(await idsIn(context.store.read, 'audit')).toEqual(['february']);
  await admin.rows(
    `alter table audit attach partition audit_2026_12 for values from (${december}) to (${january})`,
  );
  await admin.close();
  expect(await idsIn(context.store.read, 'audit')).toEqual(['december', 'february']);
});

test('a server opens the months when it starts', async () => {
  await startServer({
    databaseUrl: context.config.databaseUrl,
    jobInterval: 60_000,
    tokenKey: Buffer.alloc(32, 1).toString('base64'),
  });
  await expect.poll(async () => Object.keys(await parts()).length).toBe(4);
});
