import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BackupData } from '@mobility/openapi';
import { expect, onTestFinished, test } from 'vitest';
import type { Context } from '../context.ts';
import { auditMoney, createTestContext, given, type Person } from '../testing/index.ts';
import { writeBackup } from './write-backup.ts';

const script = join(import.meta.dirname, '../testing/processes/restore-and-wait.ts');
const rounds = 8;
/** How many audit entries one of the files has beside those of the database. */
const added = 20_000;

/** How many audit entries there are beside those of restores. */
const entriesOf = ({ collections: { audit } }: BackupData): number =>
  audit?.rows.filter((row) => !row.includes('Database restored from a backup')).length ?? 0;

/**
 * The data of a backup without what differs between two backups, which is the sealed secrets, and with the entries of the
 * audit trail, which only grows.
 */
const stateOf = (backup: BackupData, entries: number): string => {
  const { users, saved_cards, audit: _, ...rest } = backup.collections;
  return JSON.stringify([rest, users?.rows.map(([id]) => id), saved_cards?.rows.map(([id]) => id), entries]);
};

/**
 * Kills the restoring process at a random moment after it has begun. Returns whether a restore was in
 * progress.
 */
const killWhileRestoring = async (context: Context, admin: Person, files: string[]): Promise<boolean> => {
  const { dataDir, databaseUrl } = context.config;
  const args = [script, JSON.stringify({ dataDir, databaseUrl }), JSON.stringify(admin), ...files];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  while (!said.includes('begins') && child.exitCode === null) await wait(5);
  await wait(Math.random() * 600);
  child.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
  return said.trimEnd().endsWith('begins');
};

test('a restore that is killed leaves the whole old or the whole new database', {
  timeout: 120_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mobility-restore-'));
  const context = await createTestContext({ dataDir });
  onTestFinished(async () => {
    await context.store.close();
    rmSync(dataDir, { recursive: true });
  });
  const admin = await given.livedInDatabase(context);
  const small = await given.backupFile(context, admin);
  await given.livedInDatabase(context);
  const large = given.forged(context, await given.backupFile(context, admin), ({ collections }) => {
    const rows = collections.audit?.rows ?? [];
    const [first = []] = rows;
    for (let count = 0; count < added; count += 1) rows.push([`audit-${count}`, ...first.slice(1)]);
  });
  const files = [small, large].map((file, index) => {
    const path = join(dataDir, `backup-${index}.json`);
    writeFileSync(path, JSON.stringify(file));
    return path;
  });
  const present = async () => {
    const path = join(dataDir, `present-${context.newId()}.json`);
    await context.store.snapshot((db) => writeBackup(path, db, context.vault, context.now()));
    const backup: BackupData = JSON.parse(readFileSync(path, 'utf8'));
    return { backup, entries: entriesOf(backup) };
  };
  const { backup, entries } = await present();
  const whole = [small, large, backup].flatMap((data) => [
    stateOf(data, entries),
    stateOf(data, entries + added),
  ]);
  let inTheMiddle = 0;
  for (let round = 0; round < rounds; round += 1) {
    if (await killWhileRestoring(context, admin, files.toReversed())) inTheMiddle += 1;
    const now = await present();
    expect(whole.indexOf(stateOf(now.backup, now.entries))).toBeGreaterThanOrEqual(0);
    expect((await auditMoney(context)).unbalanced).toEqual([]);
  }
  expect(inTheMiddle).toBeGreaterThan(0);
});
