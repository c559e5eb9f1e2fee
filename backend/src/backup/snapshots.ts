import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Read } from '../store/store.ts';
import type { Progress } from './progress.ts';
import { countRows } from './tables/count.ts';
import { keptNames } from './tables/tables.ts';
import type { Vault } from './vault.ts';
import { backupFolder, partSuffix } from './work-folder.ts';
import { writeBackup } from './write-backup.ts';

const kept = 5;
const prefix = 'before-restore-';

/**
 * Writes the state that a restore replaces to `<dataDir>/backups` and returns the path. The file is on the disk before
 * the data it saves is deleted. Returns null for the data folder ':memory:', which keeps no files.
 */
export const writeSnapshot = async (
  dataDir: string,
  db: Read,
  vault: Vault,
  now: number,
  progress: Progress,
): Promise<string | null> => {
  if (dataDir === ':memory:') return null;
  const folder = backupFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  progress.begin('saving', await countRows(db, keptNames));
  const moment = new Date(now).toISOString().replaceAll(/[:.]/g, '-');
  // The random part keeps two snapshots of the same millisecond apart.
  const file = join(folder, `${prefix}${moment}-${randomBytes(4).toString('hex')}.json`);
  // Only a complete snapshot has its name, also after the process was killed.
  await writeBackup(`${file}${partSuffix}`, db, vault, now, progress);
  renameSync(`${file}${partSuffix}`, file);
  return file;
};

/** Deletes all snapshots but the newest five. */
export const pruneSnapshots = (dataDir: string): void => {
  if (dataDir === ':memory:') return;
  const files = readdirSync(backupFolder(dataDir))
    .filter((name) => name.startsWith(prefix) && !name.endsWith(partSuffix))
    .sort();
  for (const name of files.slice(0, -kept)) rmSync(join(backupFolder(dataDir), name), { force: true });
};
