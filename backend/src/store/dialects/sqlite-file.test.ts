import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '../sqlite-store.ts';

const newFile = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'mobility-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'mobility.db');
};

const modeOf = (file: string): number => statSync(file).mode & 0o777;

const make = async (file: string): Promise<void> => {
  const store = openSqliteStore(file);
  await store.migrate();
  // A connection that was used is closed, and the last one writes everything into the file.
  await store.read.selectFrom('users').selectAll().execute();
  await store.close();
};

test('only the owner can read the database and the files beside it, also one that others could read before', async () => {
  const file = newFile();
  await make(file);
  expect(modeOf(file)).toBe(0o600);
  chmodSync(file, 0o644);
  const store = openSqliteStore(file);
  await store.migrate();
  expect([file, `${file}-wal`, `${file}-shm`].map(modeOf)).toEqual([0o600, 0o600, 0o600]);
  await store.close();
});

test.each([
  [
    'of another kind',
    (content: Buffer) => Buffer.concat([Buffer.from('not a database at all'), content.subarray(21)]),
  ],
  ['that was overwritten', (content: Buffer) => content.fill(7, 4_096)],
])('a file %s is named with what to do', async (_, damage) => {
  const file = newFile();
  await make(file);
  writeFileSync(file, damage(readFileSync(file)));
  await expect(make(file)).rejects.toThrow(`${file} is damaged`);
});
