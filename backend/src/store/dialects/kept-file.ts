import { realpathSync } from 'node:fs';
import { Checkpoints } from './checkpoints.ts';
import { Mutex } from './mutex.ts';
import { standing } from './reader/messages.ts';
import { ReaderThread } from './reader/reader-thread.ts';
import { SyncedCommits } from './synced-commits.ts';
import { endProcess, WalFile } from './wal-file.ts';

/** The write-ahead log as the thread copies it. */
const logIn = (thread: ReaderThread) => {
  const run = (sql: string) => thread.ask(standing, { sql, parameters: [] });
  const copy = () => run('PRAGMA wal_checkpoint(PASSIVE)');
  return {
    copy,
    finish: async () => {
      // The version is 0 and stays 0, but the first commit after the copy starts the log again, and waits for the disk.
      const [{ columns, ...outcome }] = await Promise.all([
        copy(),
        run('PRAGMA query_only = OFF'),
        run('PRAGMA user_version = 0'),
        run('PRAGMA query_only = ON'),
      ]);
      // One row: whether another copy was running, the pages of the log, and how many of them have been copied.
      return Number('rows' in outcome ? outcome.rows[0]?.[1] : 0);
    },
  };
};

/** What a file needs that outlives the process: a thread for what may take long, and a disk that commits wait for. */
export const keptFile = (path: string) => {
  const wal = new WalFile(realpathSync(path));
  const thread = new ReaderThread(path);
  const writers = new Mutex();
  return {
    thread,
    wal,
    writers,
    commits: new SyncedCommits(() => wal.sync(), endProcess),
    checkpoints: new Checkpoints(logIn(thread), writers, endProcess),
  };
};

export type KeptFile = ReturnType<typeof keptFile>;
