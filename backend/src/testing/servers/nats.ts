import { type OwnServer, startOwnServer } from './own-server.ts';

/** A NATS server with JetStream of the test's own. */
export const startNats = (skip: (note: string) => never): Promise<OwnServer> =>
  startOwnServer(
    {
      names: ['nats-server'],
      protocol: 'nats',
      arguments: (port, folder) => ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder],
    },
    skip,
  );
