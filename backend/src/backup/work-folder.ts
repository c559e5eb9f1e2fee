import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const workPrefix = 'work-';
/** The end of the name of a snapshot that is not complete yet. */
export const partSuffix = '.part';
/** No backup or restore takes longer, so that those of other instances with the same data folder go on. */
const leftAfter = 86_400_000;

/** The folder of the snapshots, and of the files of a backup or restore while it runs. */
export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');

/**
 * Runs work with a folder of its own that only the user of the process can read, and removes it afterwards. It is
 * beside the snapshots, because the files can be larger than the memory that a temporary folder may be in; the data
 * folder ':memory:' keeps no files, so there it is a temporary one.
 */
export const withWorkFolder = async <T>(
  dataDir: string,
  work: (folder: string) => Promise<T>,
): Promise<T> => {
  const parent = dataDir === ':memory:' ? tmpdir() : backupFolder(dataDir);
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(join(parent, workPrefix));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Removes the files that a process has left behind which was killed during a backup or restore. */
export const removeLeftovers = (dataDir: string, now: number): void => {
  const parent = backupFolder(dataDir);
  if (dataDir === ':memory:' || !existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(workPrefix) && !name.endsWith(partSuffix)) continue;
    const path = join(parent, name);
    const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (changedAt < now - leftAfter) rmSync(path, { recursive: true, force: true });
  }
};
