import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const kept = 5;
const prefix = 'before-restore-';

const folderOf = (dataDir: string): string => join(dataDir, 'backups');

/**
 * Writes the state that a restore replaces into `<dataDir>/backups`, readable by this user only, and answers the file.
 * A data folder of ':memory:' keeps nothing, so it answers null.
 */
export const writeSnapshot = (dataDir: string, now: number, backup: object): string | null => {
  if (dataDir === ':memory:') return null;
  const folder = folderOf(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const moment = new Date(now).toISOString().replaceAll(/[:.]/g, '-');
  // Two of one millisecond must not be one file.
  const file = join(folder, `${prefix}${moment}-${randomBytes(4).toString('hex')}.json`);
  // Flushed: it has to be on the disk before what it saves is gone.
  writeFileSync(file, JSON.stringify(backup), { mode: 0o600, flag: 'wx', flush: true });
  return file;
};

/** Drops all snapshots but the newest five. */
export const pruneSnapshots = (dataDir: string): void => {
  if (dataDir === ':memory:') return;
  const files = readdirSync(folderOf(dataDir))
    .filter((name) => name.startsWith(prefix))
    .sort();
  for (const name of files.slice(0, -kept)) rmSync(join(folderOf(dataDir), name), { force: true });
};
