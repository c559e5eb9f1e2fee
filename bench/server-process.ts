import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

type Order = { order: string };

/** A server of a bench in its own process, so that only its CPU is measured. Requests reject once the process has ended. */
export class ServerProcess<Ready> {
  readonly #child: ChildProcess;
  readonly #ended: Promise<never>;

  constructor(script: URL, environment: Record<string, string> = {}) {
    const env = { ...process.env, ...environment };
    this.#child = fork(script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env });
    this.#ended = once(this.#child, 'exit').then(([code]) => {
      throw new Error(`${script.pathname} ended with ${code}`);
    });
    // The process may end while no request is pending.
    this.#ended.catch(() => {});
  }

  async #next(): Promise<unknown> {
    const [message] = await Promise.race([once(this.#child, 'message'), this.#ended]);
    return message;
  }

  /** The message that the server sends once it listens. */
  async ready(): Promise<Ready> {
    // A cast, because the message comes from another process. The script defines its type.
    return (await this.#next()) as Ready;
  }

  /** Sends the server a command, such as preparing the next round. */
  async ask(order: string): Promise<unknown> {
    const answer = this.#next();
    this.#child.send({ order } satisfies Order);
    return answer;
  }

  /** The CPU microseconds that the server has used so far. */
  async cpu(): Promise<number> {
    return Number(await this.ask('cpu'));
  }

  /** Ends it at once, like a crash. */
  kill(): void {
    this.#child.kill('SIGKILL');
  }

  stop(): void {
    if (this.#child.connected) this.#child.send({ order: 'stop' } satisfies Order);
  }
}

/** The server's side. It answers `cpu` itself, passes on other commands, and ends with `stop` or with the bench. */
export const serve = (
  ready: object,
  obey: (order: string) => Promise<unknown>,
  stop: () => Promise<void>,
): void => {
  const end = async (): Promise<never> => {
    await stop();
    process.exit(0);
  };
  // The measuring process may be killed.
  process.once('disconnect', end);
  process.on('message', async ({ order }: Order) => {
    if (order === 'stop') return end();
    const { user, system } = process.cpuUsage();
    process.send?.(order === 'cpu' ? user + system : ((await obey(order)) ?? null));
  });
  process.send?.(ready);
};
