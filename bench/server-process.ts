import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

type Order = { order: string };

/** One server of a bench, in a process of its own: only its own CPU counts. Asking throws once the process has ended. */
export class ServerProcess<Ready> {
  readonly #child: ChildProcess;
  readonly #ended: Promise<never>;

  constructor(script: URL) {
    this.#child = fork(script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#ended = once(this.#child, 'exit').then(([code]) => {
      throw new Error(`${script.pathname} ended with ${code}`);
    });
    // It may end while nobody asks.
    this.#ended.catch(() => {});
  }

  async #next(): Promise<unknown> {
    const [message] = await Promise.race([once(this.#child, 'message'), this.#ended]);
    return message;
  }

  /** What the server tells once it listens. */
  async ready(): Promise<Ready> {
    // The script says what it tells: the one typed seam.
    return (await this.#next()) as Ready;
  }

  /** Has the server do something, such as clearing the way for the next round. */
  async ask(order: string): Promise<unknown> {
    const answer = this.#next();
    this.#child.send({ order } satisfies Order);
    return answer;
  }

  /** CPU microseconds that the server has used until now. */
  async cpu(): Promise<number> {
    return Number(await this.ask('cpu'));
  }

  stop(): void {
    if (this.#child.connected) this.#child.send({ order: 'stop' } satisfies Order);
  }
}

/** The server's side: answers `cpu` itself, hands other orders on, and ends with `stop` or with the bench. */
export const serve = (
  ready: object,
  obey: (order: string) => Promise<unknown>,
  stop: () => Promise<void>,
): void => {
  const end = async (): Promise<never> => {
    await stop();
    process.exit(0);
  };
  // Whoever measures may be killed.
  process.once('disconnect', end);
  process.on('message', async ({ order }: Order) => {
    if (order === 'stop') return end();
    const { user, system } = process.cpuUsage();
    process.send?.(order === 'cpu' ? user + system : ((await obey(order)) ?? null));
  });
  process.send?.(ready);
};
