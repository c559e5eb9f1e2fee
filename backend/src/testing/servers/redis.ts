import { type OwnServer, startOwnServer } from './own-server.ts';

/** A Redis or Valkey server of the test's own, without anything on disk. */
export const startRedis = (skip: (note: string) => never): Promise<OwnServer> =>
  startOwnServer(
    {
      names: ['valkey-server', 'redis-server'],
      protocol: 'redis',
      arguments: (port, folder) => [
        ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
        ...['--save', '', '--appendonly', 'no'],
      ],
    },
    skip,
  );
