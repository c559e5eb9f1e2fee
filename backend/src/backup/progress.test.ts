import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BackupData, RestoreProgress } from '@mobility/openapi';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { getDatabaseStatus } from '../operations/admin/getDatabaseStatus.ts';
import { previewRestore } from '../operations/admin/previewRestore.ts';
import { restoreBackup } from '../operations/admin/restoreBackup.ts';
import { createTestContext, given, type Person, requestBy, uploadOf } from '../testing/index.ts';
import { restoreProgressOf } from './only-job.ts';

let context: Context;
let admin: Person;
let file: BackupData;
let documents: number;
let dataDir: string;

/** A file with several pages of one table. */
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'mobility-progress-'));
  context = await createTestContext({ dataDir });
  admin = await given.livedInDatabase(context);
  file = given.forged(context, await given.backupFile(context, admin), ({ collections }) => {
    const rows = collections.audit?.rows ?? [];
    const [first = []] = rows;
    for (let count = 0; count < 4_500; count += 1) rows.push([`audit-${count}`, ...first.slice(1)]);
  });
  documents = Object.values(file.collections).reduce((sum, { rows }) => sum + rows.length, 0);
});
afterEach(async () => {
  await context.store.close();
  rmSync(dataDir, { recursive: true });
});

/** What the progress was in each turn of the event loop until the work ended. */
const watch = async (begun: unknown): Promise<RestoreProgress[]> => {
  const work = Promise.resolve(begun);
  const seen: RestoreProgress[] = [];
  let isRunning = true;
  const end = (): void => {
    isRunning = false;
  };
  work.then(end, end);
  while (isRunning) {
    const progress = restoreProgressOf(context.store);
    if (progress) seen.push(progress);
    await nextTurn();
  }
  await work;
  return seen;
};
const request = () => requestBy(admin, { body: uploadOf({ ...file, password: admin.password }) });
const stepsOf = (seen: readonly RestoreProgress[]) => [...new Set(seen.map(({ step }) => step))];
const lastOf = (seen: readonly RestoreProgress[], step: RestoreProgress['step']) =>
  seen.findLast((progress) => progress.step === step);

test('a restore counts the bytes and rows of each of its steps up to the total', async () => {
  const seen = await watch(restoreBackup(context, request()));
  expect(stepsOf(seen)).toEqual([
    'receiving',
    'reading',
    'checking',
    'saving',
    'removing',
    'restoring',
    'finishing',
  ]);
  for (const step of stepsOf(seen)) {
    const counts = seen.filter((progress) => progress.step === step).map(({ done }) => done);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(counts.at(-1)).toBeLessThanOrEqual(lastOf(seen, step)?.total ?? Infinity);
  }
  const shares = seen.filter(({ step }) => step === 'restoring');
  expect(new Set(shares.map(({ total }) => total))).toEqual(new Set([documents]));
  // Page by page, not once at the end.
  expect(new Set(shares.map(({ done }) => done)).size).toBeGreaterThan(3);
  const size = Buffer.byteLength(JSON.stringify({ ...file, password: admin.password }));
  expect(lastOf(seen, 'reading')).toEqual({ step: 'reading', done: size, total: size });
});

test('the check of a file has its progress too, and it ends with the check', async () => {
  const seen = await watch(previewRestore(context, request()));
  expect(stepsOf(seen)).toEqual(['receiving', 'reading', 'checking']);
  const checked = lastOf(seen, 'checking');
  expect(checked?.done).toBe(checked?.total);
  expect(checked?.total).toBeGreaterThan(0);
  expect(restoreProgressOf(context.store)).toBeNull();
});

test('the status is answered while a restore runs, with its progress and without a probe that waits for it', async () => {
  const before = await getDatabaseStatus(context, requestBy(admin));
  expect([before.body.health, before.body.restore]).toEqual(['healthy', undefined]);
  const answers: Awaited<ReturnType<typeof getDatabaseStatus>>['body'][] = [];
  let isRunning = true;
  const work = Promise.resolve(restoreBackup(context, request())).finally(() => {
    isRunning = false;
  });
  while (isRunning) {
    const { body } = await getDatabaseStatus(context, requestBy(admin));
    if (isRunning) answers.push(body);
    await nextTurn();
  }
  await work;
  const shown = answers.flatMap(({ restore }) => restore ?? []);
  // Which of the steps an answer meets depends on the machine.
  expect(stepsOf(shown).length).toBeGreaterThan(0);
  expect(answers.filter(({ health, restore }) => health && restore)).toEqual([]);
  const after = await getDatabaseStatus(context, requestBy(admin));
  expect([after.body.health, after.body.restore]).toEqual(['healthy', undefined]);
});

test('a backup is no restore, and the progress of a refused file ends', async () => {
  await expect(restoreBackup(context, requestBy(admin, { body: uploadOf({}) }))).rejects.toThrow();
  expect(restoreProgressOf(context.store)).toBeNull();
  expect(await watch(given.backupFile(context, admin))).toEqual([]);
});
