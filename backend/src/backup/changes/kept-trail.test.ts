import type { BackupData } from '@mobility/openapi';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { restoreBackup } from '../../operations/admin/restoreBackup.ts';
import { setUserStatus } from '../../operations/admin/setUserStatus.ts';
import { createTestContext, given, keptOf, type Person, requestBy, uploadOf } from '../../testing/index.ts';

let context: Context;
let admin: Person;
beforeEach(async () => {
  context = await createTestContext();
  admin = await given.livedInDatabase(context);
});
afterEach(() => context.store.close());

const restore = (file: BackupData) =>
  restoreBackup(context, requestBy(admin, { body: uploadOf({ ...file, password: admin.password }) }));

test('a restore keeps the audit entries made since the backup, those of other restores too', async () => {
  const { rider } = await given.completedRide(context);
  const file = await given.backupFile(context, admin);
  await given.creditByHand(context, rider);
  await setUserStatus(context, requestBy(admin, { params: { id: rider.id }, body: { is_active: false } }));
  const before = await keptOf(context);
  for (const _ of [1, 2, 3]) await restore(file);
  const { audit = [], users } = await keptOf(context);
  expect(users).not.toEqual(before.users);
  expect(audit).toEqual(expect.arrayContaining(before.audit ?? []));
  const added = audit.filter((entry) => !before.audit?.includes(entry));
  expect(added.map((entry) => JSON.parse(entry).description)).toEqual(
    Array.from({ length: 3 }, () => 'Database restored from a backup'),
  );
});

test('a restore does not bring back what was taken out of an audit entry when an account was deleted', async () => {
  const rider = await given.user(context, 'rider');
  await given.creditByHand(context, rider);
  const file = await given.backupFile(context, admin);
  await given.deletedAccount(context, rider);
  await restore(file);
  const entries = await context.store.read
    .selectFrom('audit')
    .select('metadata')
    .where('entity_id', '=', rider.id)
    .where('action', '=', 'admin_payment_modified')
    .execute();
  expect(entries).toEqual([{ metadata: null }]);
});
