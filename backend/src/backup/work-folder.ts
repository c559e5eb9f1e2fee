import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
  const folder = mkdtempSync(join(parent, 'work-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
