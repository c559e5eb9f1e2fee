import { DatabaseSync } from 'node:sqlite';

export type Purpose = 'read' | 'write';
const busyTimeout = 10_000;
/**
 * Where the log of a kept file is copied into the database after all by the commit that reaches it, in pages of 4 KiB: no thread
 * has copied it (`checkpoints.ts`), or a long transaction still reads its beginning.
 */
const longestLog = 16_000;
/**
 * How much of the database a connection keeps in memory, in KiB. SQLite keeps 2 MB by default, and reads the other pages of
 * a list from the file at each request. A commit empties the cache of the other connections. A mapped file is no help: it
 * is mapped again after each commit.
 */
const cacheKib = 16_384;

const useWriteAheadLog = (database: DatabaseSync): void => {
  const mode = database.prepare('PRAGMA journal_mode = WAL').get()?.journal_mode;
  if (mode !== 'wal') throw new Error(`${database.location()} is on a file system that has no shared memory`);
};

/**
 * Opens one connection. A commit is in the write-ahead log when it ends, but not yet on the disk: whoever needs it there
 * syncs the log. SQLite itself syncs the log before it copies pages from it into the database, and the database before it
 * writes over the log.
 */
export const openDatabase = (file: string, purpose: Purpose, isKept: boolean): DatabaseSync => {
  const database = new DatabaseSync(file, { timeout: busyTimeout, enableForeignKeyConstraints: true });
  useWriteAheadLog(database);
  database.exec(`PRAGMA cache_size = -${cacheKib}`);
  database.exec(`PRAGMA synchronous = ${isKept ? 'NORMAL' : 'OFF'}`);
  // A process that ended after a failed sync leaves commits that may be in the kernel's memory alone. They are copied into
  // the database, because later commits behind them in the log would be lost with them.
  if (isKept && purpose === 'write') {
    database.exec('PRAGMA wal_checkpoint(PASSIVE)');
    database.exec(`PRAGMA wal_autocheckpoint = ${longestLog}`);
  }
  if (purpose === 'read') database.exec('PRAGMA query_only = ON');
  // SQLite's own function lowers only the letters of ASCII.
  database.function('lower', { deterministic: true }, (text) =>
    typeof text === 'string' ? text.toLowerCase() : text,
  );
  return database;
};
