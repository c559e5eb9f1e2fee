import { expect, test } from 'vitest';
import { previewRestore } from '../../operations/admin/previewRestore.ts';
import { createTestContext, given, requestBy, uploadOf } from '../../testing/index.ts';

test('what becomes of the account of the admin who restores is listed first, so that no list leaves it out', async () => {
  const context = await createTestContext();
  const [admin, other] = [await given.user(context, 'admin'), await given.user(context, 'admin')];
  const [promoted, unlocked] = [await given.user(context, 'rider'), await given.user(context, 'rider')];
  const change = (id: string, values: { role?: 'admin' | 'rider'; is_active?: 0 | 1 }) =>
    context.store.transaction((db) => db.updateTable('users').set(values).where('id', '=', id).execute());
  await change(admin.id, { role: 'rider', is_active: 0 });
  await change(promoted.id, { role: 'admin' });
  const file = await given.backupFile(context, other);
  await change(admin.id, { role: 'admin', is_active: 1 });
  await change(promoted.id, { role: 'rider' });
  await change(unlocked.id, { is_active: 0 });
  const { body } = await previewRestore(context, requestBy(admin, { body: uploadOf(file) }));
  expect(body.role_changes.map(({ email }) => email)).toEqual([admin.email, promoted.email]);
  expect(body.lock_changes?.map(({ email }) => email)).toEqual([admin.email, unlocked.email]);
});
