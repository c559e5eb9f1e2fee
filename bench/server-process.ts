import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

type Order = { order: string };

/** One server of a bench, in a process of its own: only its own CPU counts. */
export class ServerProcess<Ready extends object> {
  readonly #child: ChildProcess;

  constructor(script: URL) {
    this.#child = fork(script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  }

  /** What the server tells once it listens. */
  async ready(): Promise<Ready> {
    const [report] = await once(this.#child, 'message');
    return report;
  }

  /** Has the server do something that is not timed, such as clearing the way for the next round. */
  async ask(order: string): Promise<unknown> {
    const answer = once(this.#child, 'message');
    this.#child.send({ order } satisfies Order);
    return (await answer)[0];
  }

  /** CPU microseconds that the server has used until now. */
  async cpu(): Promise<number> {
    return Number(await this.ask('cpu'));
  }

  stop(): void {
    this.#child.send({ order: 'stop' } satisfies Order);
  }
}

/** The server's side: answers `cpu` itself, hands other orders on, and ends with `stop`. */
export const serve = (
  ready: object,
  obey: (order: string) => Promise<unknown>,
  stop: () => Promise<void>,
): void => {
  process.on('message', async ({ order }: Order) => {
    if (order === 'stop') {
      await stop();
      process.exit(0);
    }
    const { user, system } = process.cpuUsage();
    process.send?.(order === 'cpu' ? user + system : ((await obey(order)) ?? null));
  });
  process.send?.(ready);
};
