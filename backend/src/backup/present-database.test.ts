import { expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { createBackup } from '../operations/admin/createBackup.ts';
import { previewRestore } from '../operations/admin/previewRestore.ts';
import { restoreBackup } from '../operations/admin/restoreBackup.ts';
import { createTestContext, dumpOf, given, outcomeOf, requestBy, uploadOf } from '../testing/index.ts';

const refusal = [
  409,
  'database_changed',
  'Another restore has replaced the database, or a newer release has upgraded it. Nothing was changed',
];

const setMeta = ({ store }: Context, name: 'epoch' | 'schema_version', value: string) =>
  store.transaction((db) => db.updateTable('meta').set({ value }).where('name', '=', name).execute());

test('an instance of an earlier release neither backs up nor restores a database that was upgraded', async () => {
  const context = await createTestContext();
  const admin = await given.livedInDatabase(context);
  const file = await given.backupFile(context, admin);
  await setMeta(context, 'schema_version', String(file.schema_version + 1));
  const before = await dumpOf(context);
  const request = () => requestBy(admin, { body: uploadOf(file) });
  expect(await outcomeOf(createBackup(context, requestBy(admin)))).toEqual(refusal);
  expect(await outcomeOf(previewRestore(context, request()))).toEqual(refusal);
  expect(await outcomeOf(restoreBackup(context, request()))).toEqual(refusal);
  expect(await dumpOf(context)).toEqual(before);
});

test('a restore is refused if that of another instance was faster', async () => {
  const context = await createTestContext();
  const admin = await given.livedInDatabase(context);
  const file = await given.backupFile(context, admin);
  async function* upload() {
    yield* uploadOf(file);
    await setMeta(context, 'epoch', 'of the other restore');
  }
  expect(await outcomeOf(restoreBackup(context, requestBy(admin, { body: upload() })))).toEqual(refusal);
  expect((await outcomeOf(restoreBackup(context, requestBy(admin, { body: uploadOf(file) }))))[0]).toBe(200);
});
