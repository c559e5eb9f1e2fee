import { expect, test } from 'vitest';
import { previewRestore } from '../operations/admin/previewRestore.ts';
import { createTestContext, given, requestBy } from '../testing/index.ts';

test('the preview tells whose account it locks and unlocks, those it unlocks first', async () => {
  const context = await createTestContext();
  const admin = await given.user(context, 'admin');
  const [open, locked] = [await given.user(context, 'rider'), await given.user(context, 'rider')];
  const setActive = (id: string, is_active: 0 | 1) =>
    context.store.transaction((db) =>
      db.updateTable('users').set({ is_active }).where('id', '=', id).execute(),
    );
  await setActive(open.id, 0);
  const file = await given.backupFile(context, admin);
  await setActive(open.id, 1);
  await setActive(locked.id, 0);
  const { body } = await previewRestore(context, requestBy(admin, { body: { ...file } }));
  expect(body.lock_changes).toMatchObject([
    { email: locked.email, locked: false },
    { email: open.email, locked: true },
  ]);
  expect(body).toMatchObject({ lock_changes_total: 2, role_changes_total: 0 });
});
