import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { openAuditMonths } from '../jobs/open-audit-months.ts';
import { restoreBackup } from '../operations/admin/restoreBackup.ts';
import {
  createClock,
  createTestContext,
  given,
  outcomeOf,
  type Person,
  rawClient,
  requestBy,
  uploadOf,
} from '../testing/index.ts';
import { addEntries, idsIn } from '../testing/partitions/audit-months.ts';
import { countDocuments } from './tables/count.ts';

const january = Date.UTC(2027, 0, 1);
const many = 700;
let context: Context;
let admin: Person;
beforeEach(async () => {
  context = await createTestContext({ now: createClock().now });
  admin = await given.user(context, 'admin');
  await openAuditMonths(context);
  // Half of them at the end of December, half at the beginning of January.
  await addEntries(
    context.store,
    Array.from({ length: many }, (_, index) => [`e${index}`, january - many / 2 + index]),
  );
});
afterEach(() => context.store.close());

test('a backup holds the entries of all months, and a restore puts each missing one into its month', async () => {
  const { read } = context.store;
  const months = async () => [await idsIn(read, 'audit_2026_12'), await idsIn(read, 'audit_2027_01')];
  const before = await months();
  expect(before.map(({ length }) => length)).toEqual([many / 2, many / 2]);
  const file = await given.backupFile(context, admin);
  await context.store.transaction((db) => sql`delete from audit where created_at >= ${january}`.execute(db));
  await addEntries(context.store, [['later', january + many]]);
  expect(await outcomeOf(restoreBackup(context, requestBy(admin, { body: uploadOf(file) })))).toEqual([200]);
  const [december, ofJanuary = []] = before;
  expect(await months()).toEqual([december, [...ofJanuary, 'later']]);
});

test('a large trail is counted over its months, also after the whole table was analyzed', async () => {
  const db = await rawClient(context.config.databaseUrl ?? '');
  for (const part of ['audit_first', 'audit_2026_12', 'audit_2027_01']) await db.rows(`analyze ${part}`);
  const total = (await idsIn(context.store.read, 'audit')).length;
  expect((await context.store.snapshot(countDocuments)).audit).toBe(total);
  await db.rows('analyze audit');
  await db.close();
  expect((await context.store.snapshot(countDocuments)).audit).toBe(total);
});
