import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** What one side used in a batch, in CPU microseconds; `moving` is 0 for a side that cannot move. */
export type Batch = { asking: number; moving: number };
export type Order = { nearest: number };

/** One side of the bench, in a process of its own. */
export class Contender {
  readonly #child: ChildProcess;

  constructor(script: URL) {
    this.#child = fork(script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  }

  async ready(): Promise<void> {
    await this.#answer();
  }

  /** One batch of queries for the `nearest` drivers. */
  async run(nearest: number): Promise<Batch> {
    const answer = this.#answer();
    this.#child.send({ nearest } satisfies Order);
    return answer;
  }

  /** The next message. Throws when the process ends instead. */
  async #answer(): Promise<Batch> {
    const end = new AbortController();
    const ended = once(this.#child, 'exit', { signal: end.signal }).then(([code]) => {
      throw new Error(`A side of the matching bench ended with ${code}`);
    });
    try {
      const [batch] = await Promise.race([once(this.#child, 'message', { signal: end.signal }), ended]);
      return batch;
    } finally {
      ended.catch(() => {});
      end.abort();
    }
  }

  stop(): void {
    this.#child.kill();
  }
}
