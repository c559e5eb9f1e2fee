import type { Mutex } from './mutex.ts';
import { failedSync } from './wal-file.ts';

/** How many pages the log has more than after the last copy when the next one begins. */
const pagesBetween = 1_000;

/** The write-ahead log, in another thread. */
export type WriteAheadLog = {
  /** Copies its pages into the database. */
  copy(): Promise<unknown>;
  /** Copies the rest while no writer is at work, starts the log again, and resolves with the pages that it had. */
  finish(): Promise<number>;
};

const isFailedSync = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === failedSync;

/**
 * Decides when the write-ahead log is copied into the database. A copy ends where the log ended when it began. The log starts
 * again from its beginning, and stops growing, only when all of it has been copied, and with writers at work it never is. So
 * the first copy, which takes long, runs beside them, and a second one, which finds little left, while they wait.
 */
export class Checkpoints {
  readonly #log: WriteAheadLog;
  readonly #writers: Pick<Mutex, 'acquire'>;
  readonly #onFailedSync: (error: unknown) => void;
  #isRunning = false;
  /** The pages of the log after the last copy. */
  #pagesThen = 0;

  /** `onFailedSync` gets the error of a copy that may have reached only the memory of the kernel. */
  constructor(log: WriteAheadLog, writers: Pick<Mutex, 'acquire'>, onFailedSync: (error: unknown) => void) {
    this.#log = log;
    this.#writers = writers;
    this.#onFailedSync = onFailedSync;
  }

  /** Call it after each commit with the number of pages in the log. */
  committed(pages: number): void {
    // The log has started again.
    if (pages < this.#pagesThen) this.#pagesThen = 0;
    if (this.#isRunning || pages - this.#pagesThen < pagesBetween) return;
    this.#isRunning = true;
    void this.#run();
  }

  async #run(): Promise<void> {
    try {
      await this.#log.copy();
      const release = await this.#writers.acquire();
      try {
        this.#pagesThen = await this.#log.finish();
      } finally {
        release();
      }
    } catch (error) {
      // Any other copy that fails, such as one on a full disk, leaves the pages in the log for a later one.
      if (isFailedSync(error)) this.#onFailedSync(error);
    } finally {
      this.#isRunning = false;
    }
  }
}
