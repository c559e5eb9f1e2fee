import type { QueryOf } from '@mobility/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { openAuditMonths } from '../jobs/open-audit-months.ts';
import { listAuditLogs } from '../operations/admin/listAuditLogs.ts';
import { type AuditChoice, auditEntries, auditEntry, readAuditEntries } from '../store/audit.ts';
import { createClock, createTestContext, given, type Person, requestBy } from '../testing/index.ts';
import { addEntries, auditParts } from '../testing/partitions/audit-months.ts';
import { slowSteps, tablesRead } from '../testing/plan.ts';

const months = 6;
const perMonth = 2_000;
const hour = 3_600_000;
const clock = createClock();
const startOf = (month: number): number => Date.UTC(2026, 11 + month, 1);
/** Half of them at the first moment of the month, half in its last second. */
const written = Array.from({ length: months * perMonth }, (_, index): [string, number] => {
  const month = Math.floor(index / perMonth);
  const isFirst = index % perMonth < perMonth / 2;
  return [`e${1e6 + index}`, isFirst ? startOf(month) : startOf(month + 1) - 1];
});

let context: Context;
let admin: Person;
beforeAll(async () => {
  context = await createTestContext({ now: clock.now });
  admin = await given.user(context, 'admin');
  for (let month = 0; month < months; month += 1) {
    clock.set(startOf(month) - hour);
    await openAuditMonths(context);
  }
  await addEntries(context.store, written);
});
afterAll(() => context.store.close());

/** The ids of all pages of the trail. */
const through = async (query: QueryOf<'listAuditLogs'>): Promise<string[]> => {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const request = requestBy(admin, { query: { ...query, ...(cursor && { cursor }) } });
    const { body, headers } = await listAuditLogs(context, request);
    ids.push(...body.map(({ id }) => id));
    cursor = headers?.['x-next-cursor'];
  } while (cursor);
  return ids;
};

test('pages follow each other over the ends of months without a gap, in both directions', async () => {
  expect(Object.keys(await auditParts(context.store.read)).length).toBeGreaterThan(months);
  const ids = written.map(([id]) => id);
  const since = startOf(0);
  // 700 is no divisor of the entries of a month or of a moment.
  expect(await through({ limit: 700, direction: 'asc', since })).toEqual(ids);
  expect(await through({ limit: 700, since })).toEqual(ids.toReversed());
  expect(await through({ limit: 700, action: 'user_login', since })).toEqual(ids.toReversed());
});

test('a span that begins and ends with a month has the entries of that month', async () => {
  const [since, until] = [startOf(2), startOf(3)];
  expect(await through({ limit: 900, since, until })).toEqual(
    written
      .slice(2 * perMonth, 3 * perMonth)
      .map(([id]) => id)
      .toReversed(),
  );
});

const all: AuditChoice = { direction: 'desc' };
const read = (choice: Partial<AuditChoice>, after: { value: number; id: string } | undefined, most = 50) =>
  tablesRead(context.store, auditEntries(context.store.read, { ...all, ...choice }, after, most));

test('a page reads the newest months only, until it is full', async () => {
  // The last partitions are those of the months to come.
  expect((await read({}, undefined)).filter((name) => name !== 'users')).toEqual([
    'audit_2027_07',
    'audit_2027_06',
    'audit_2027_05',
  ]);
  const action = 'user_login';
  expect(await read({ action }, undefined)).not.toContain('audit_2027_04');
  expect(await read({ severity: 'info' }, undefined)).not.toContain('audit_2027_04');
  // One full month, and the first page of the one before.
  expect(await read({}, undefined, perMonth + 50)).toContain('audit_2027_04');
});

test('a later page leaves out the months after its cursor, and a span those around it', async () => {
  const tables = async (...args: Parameters<typeof read>) =>
    (await read(...args)).filter((name) => name !== 'users');
  expect(await tables({}, { value: startOf(2), id: 'e9' })).toEqual(['audit_2027_02']);
  expect(await tables({ since: startOf(1), until: startOf(2) }, undefined)).toEqual(['audit_2027_01']);
});

test('a page has no more entries than were asked for, and an id comes once in a month', async () => {
  const { store } = context;
  expect(await readAuditEntries(store.read, all, undefined, 10)).toHaveLength(10);
  await expect(addEntries(store, [['e1000000', startOf(0)]])).rejects.toThrow('duplicate key');
});

test('a page is read from indexes without a sort, and so is an entry by its id', async () => {
  const { store } = context;
  const person = { id: admin.id, as: 'user_id' } as const;
  const about = { id: admin.id, as: 'entity_id' } as const;
  const choices: Partial<AuditChoice>[] = [
    {},
    { action: 'user_login' },
    { severity: 'info' },
    { person },
    { person: about },
    { direction: 'asc' },
  ];
  for (const choice of choices)
    expect(await slowSteps(store, auditEntries(store.read, { ...all, ...choice }, undefined, 50))).toEqual(
      [],
    );
  expect(await slowSteps(store, auditEntry(store.read, 'e1000000'))).toEqual([]);
  expect((await auditEntry(store.read, 'e1000000').execute()).map(({ id }) => id)).toEqual(['e1000000']);
});
