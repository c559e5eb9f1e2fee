import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cleanUp } from '../jobs/clean-up.ts';
import { restoreBackup } from '../operations/admin/restoreBackup.ts';
import { createTestContext, given, outcomeOf, requestBy, uploadOf } from '../testing/index.ts';
import { backupFolder } from './work-folder.ts';

const folderOf = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mobility-leftovers-'));
  const context = await createTestContext({ dataDir });
  onTestFinished(async () => {
    await context.store.close();
    rmSync(dataDir, { recursive: true });
  });
  return { context, folder: backupFolder(dataDir) };
};

test('what a killed backup or restore has left is removed after a day, and nothing else', async () => {
  const { context, folder } = await folderOf();
  await cleanUp(context);
  expect(existsSync(folder)).toBe(false);
  mkdirSync(join(folder, 'work-of-today'), { recursive: true });
  const old = ['before-restore-1.json', 'before-restore-2.json.part', 'work-old'];
  mkdirSync(join(folder, 'work-old'));
  writeFileSync(join(folder, 'work-old/staging.db'), 'rows');
  for (const name of old.slice(0, 2)) writeFileSync(join(folder, name), '{}');
  const before = new Date(Date.now() - 90_000_000);
  for (const name of old) utimesSync(join(folder, name), before, before);
  await cleanUp(context);
  expect(readdirSync(folder).toSorted()).toEqual(['before-restore-1.json', 'work-of-today']);
});

test('only a complete snapshot has the name of one', async () => {
  const { context, folder } = await folderOf();
  const admin = await given.livedInDatabase(context);
  const file = await given.backupFile(context, admin);
  const names: string[][] = [];
  const { seal } = context.vault;
  context.vault.seal = (...secret) => {
    names.push(readdirSync(folder).filter((name) => name.startsWith('before-restore-')));
    return seal(...secret);
  };
  const body = uploadOf({ ...file, password: admin.password });
  expect((await outcomeOf(restoreBackup(context, requestBy(admin, { body }))))[0]).toBe(200);
  expect(names.flat().filter((name) => !name.endsWith('.part'))).toEqual([]);
  expect(names.flat().length).toBeGreaterThan(0);
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^before-restore-.*\.json$/)]);
});
