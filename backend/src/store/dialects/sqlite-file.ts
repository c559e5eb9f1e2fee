import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

const ownerOnly = 0o600;
const beside = ['', '-wal', '-shm', '-journal'];
/** Another user's file, and a file system that cannot be written: SQLite reports what it cannot do there. */
const notOurs = new Set(['EPERM', 'EACCES', 'EROFS']);

const hasCode = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error;

/** Creates the file of a database. Only the owner can read it and the files beside it. */
export const keepPrivate = (file: string): void => {
  try {
    closeSync(openSync(file, 'a', ownerOnly));
    for (const name of beside.map((ending) => file + ending))
      if (existsSync(name)) chmodSync(name, ownerOnly);
  } catch (error) {
    if (!hasCode(error) || !notOurs.has(error.code)) throw error;
  }
};

const malformed = 11;
const notADatabase = 26;
const isDamage = (error: unknown): error is Error =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  // The first byte of a result code names the error.
  [malformed, notADatabase].includes(error.errcode % 256);

/** The error of a damaged file with its name and what to do about it; other errors as they are. */
export const explainDamage = (file: string, error: unknown): unknown =>
  isDamage(error)
    ? new Error(
        `${file} is damaged (${error.message}). Move it and the files beside it away, and put a copy from a backup in its place.`,
        { cause: error },
      )
    : error;
