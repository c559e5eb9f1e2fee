import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const kept = 5;
const prefix = 'before-restore-';

const folderOf = (dataDir: string): string => join(dataDir, 'backups');

/**
 * Writes the state that a restore replaces to `<dataDir>/backups`, readable only by the user of the process, and
 * returns
 * the path. Returns null for the data folder ':memory:', which keeps no files.
 */
export const writeSnapshot = (dataDir: string, now: number, backup: object): string | null => {
  if (dataDir === ':memory:') return null;
  const folder = folderOf(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const moment = new Date(now).toISOString().replaceAll(/[:.]/g, '-');
  // The random part keeps two snapshots of the same millisecond apart.
  const file = join(folder, `${prefix}${moment}-${randomBytes(4).toString('hex')}.json`);
  // Flushed, because the file must be on the disk before the data it saves is deleted.
  writeFileSync(file, JSON.stringify(backup), { mode: 0o600, flag: 'wx', flush: true });
  return file;
};

/** Deletes all snapshots but the newest five. */
export const pruneSnapshots = (dataDir: string): void => {
  if (dataDir === ':memory:') return;
  const files = readdirSync(folderOf(dataDir))
    .filter((name) => name.startsWith(prefix))
    .sort();
  for (const name of files.slice(0, -kept)) rmSync(join(folderOf(dataDir), name), { force: true });
};
