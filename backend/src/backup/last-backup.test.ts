import { expect, test } from 'vitest';
import { createBackup } from '../operations/admin/createBackup.ts';
import { getDatabaseStatus } from '../operations/admin/getDatabaseStatus.ts';
import { createTestContext, given, requestBy } from '../testing/index.ts';

test('the status says that the database works, and when and by whom the last backup was made', async () => {
  const fresh = await createTestContext();
  const maker = await given.user(fresh, 'admin', { name: 'Priya Raghunathan-Osei' });
  const { body: before } = await getDatabaseStatus(fresh, requestBy(maker));
  expect([before.health, before.last_backup]).toEqual(['healthy', undefined]);
  await createBackup(fresh, requestBy(maker));
  const { body: after } = await getDatabaseStatus(fresh, requestBy(maker));
  expect(after.last_backup?.created_by).toBe('Priya Raghunathan-Osei');
  expect(Date.parse(String(after.last_backup?.created_at))).toBeLessThanOrEqual(fresh.now());
  await fresh.store.close();
});
