import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** A PostgreSQL server for tests, on loopback. `url` names one of its databases. */
export type PostgresServer = {
  url(database: string): string;
  /** Ends the server like a crash and starts it again with the same data and address. */
  crash(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a server in a temporary folder; it ends with `stop`, and with this process. */
export const startPostgres = async (): Promise<PostgresServer> => {
  const keeper = spawn(process.execPath, [join(import.meta.dirname, 'keeper.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => keeper.once('exit', () => resolve()));
  const ready = (): Promise<string> =>
    new Promise((resolve, reject) => {
      const failed = () => reject(new Error('PostgreSQL could not be started: see above.'));
      keeper.once('exit', failed);
      keeper.stdout.once('data', (chunk: Buffer) => {
        keeper.off('exit', failed);
        resolve(/ready on (\d+)/.exec(String(chunk))?.[1] ?? '');
      });
    });
  const port = await ready();
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    crash: async () => {
      const again = ready();
      keeper.stdin.write('crash\n');
      await again;
    },
    stop: () => {
      keeper.stdin.end();
      return ended;
    },
  };
};
