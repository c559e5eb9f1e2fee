import { type FileHandle, open } from 'node:fs/promises';

/** SQLite's code for a failed sync. */
export const failedSync = 1034;

const failure = (file: string, cause: unknown): Error => {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const text = `${file} could not be written to the disk (${reason}). Check the disk before you start the server again.`;
  return Object.assign(new Error(text, { cause }), { errcode: failedSync });
};

/**
 * The write-ahead log of an open database, by a descriptor of its own. SQLite keeps the file until the last connection
 * closes. It holds its locks on the database and on `-shm`, so closing this descriptor releases none of them.
 */
export class WalFile {
  readonly #path: string;
  #handle: Promise<FileHandle> | null = null;

  /** `database` is the path without symbolic links. */
  constructor(database: string) {
    this.#path = `${database}-wal`;
  }

  /** Waits until everything that was written is on the disk. Call it after a commit, which has created the file. */
  async sync(): Promise<void> {
    try {
      this.#handle ??= open(this.#path, 'r+');
      await (await this.#handle).datasync();
    } catch (error) {
      throw failure(this.#path, error);
    }
  }

  async close(): Promise<void> {
    await (await this.#handle)?.close();
  }
}

/**
 * Ends the process after a sync has failed. The kernel may have dropped what it could not write, and would report the
 * next sync as a success; SQLite would copy what is left of it into the database. The next start reads the log from the
 * beginning and checks every page in it.
 */
export const endProcess = (error: unknown): void => {
  setImmediate(() => {
    throw error;
  });
};
