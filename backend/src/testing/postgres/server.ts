import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** A PostgreSQL server for tests, on loopback. `url` names one of its databases. */
export type PostgresServer = { url(database: string): string; stop(): Promise<void> };

/** Starts a server in a temporary folder; it ends with `stop`, and with this process. */
export const startPostgres = async (): Promise<PostgresServer> => {
  const keeper = spawn(process.execPath, [join(import.meta.dirname, 'keeper.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => keeper.once('exit', () => resolve()));
  const port = await new Promise<string>((resolve, reject) => {
    keeper.stdout.on('data', (chunk: Buffer) => {
      const found = /ready on (\d+)/.exec(String(chunk))?.[1];
      if (found) resolve(found);
    });
    keeper.once('exit', () => reject(new Error('PostgreSQL could not be started: see above.')));
  });
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    stop: () => {
      keeper.stdin.end();
      return ended;
    },
  };
};
