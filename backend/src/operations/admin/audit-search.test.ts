import { beforeAll, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { createTestContext, given, type Person, requestBy } from '../../testing/index.ts';
import { listAuditLogs } from './listAuditLogs.ts';
import { setUserStatus } from './setUserStatus.ts';

let context: Context;
let admin: Person;
let dispute: string;
beforeAll(async () => {
  context = await createTestContext();
  admin = await given.user(context, 'admin');
  const ride = await given.disputedRide(context);
  await context.store.transaction((db) =>
    db.updateTable('users').set({ name: 'Marisol Æbersold' }).where('id', '=', ride.rider.id).execute(),
  );
  await setUserStatus(
    context,
    requestBy(admin, { params: { id: ride.rider.id }, body: { is_active: false } }),
  );
  const { id } = await context.store.read.selectFrom('disputes').select('id').executeTakeFirstOrThrow();
  dispute = id;
  return () => context.store.close();
});

const found = async (search: string) => {
  const { body } = await listAuditLogs(context, requestBy(admin, { query: { search, limit: 100 } }));
  return body;
};

test.each([
  ['the beginning of the first name', 'Maris'],
  ['the beginning of the last name', 'Æbers'],
  ['both names', 'Marisol Æb'],
  ['the name in upper case', 'MARISOL ÆBERSOLD'],
  ['the last name in lower case', 'æbersold'],
])('an entry is found by %s of the person whom it is about, whoever wrote it', async (_, search) => {
  const entries = await found(search);
  expect(
    entries.every(({ subject_name, user_name }) => [subject_name, user_name].includes('Marisol Æbersold')),
  ).toBe(true);
  expect(entries.find(({ action }) => action === 'admin_user_modified')).toMatchObject({
    user_id: admin.id,
    subject_name: 'Marisol Æbersold',
  });
  // The driver's entry is about a ride, and the rider's is about a dispute.
  const actions = entries.map(({ action }) => action);
  expect(actions).toContain('ride_completed');
  expect(entries.map(({ entity_id }) => entity_id)).toContain(dispute);
});

test('a search for an unknown name finds no entry about a person', async () => {
  expect(await found('Marisol Zz')).toEqual([]);
});
