import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** One address for a server that comes and goes, over a wire that can be cut. */
export type ShakyWire = {
  port: number;
  /** Where the server is now; null while it is away. */
  leadTo(port: number | null): void;
  /** Cuts one of the open connections, by a number from 0 to below 1. Answers whether there was one. */
  cut(which: number): boolean;
  close(): Promise<void>;
};

export const openShakyWire = async (): Promise<ShakyWire> => {
  let target: number | null = null;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    if (target === null) return void near.destroy();
    const far = connect(target, '127.0.0.1');
    open.add(near);
    near.pipe(far).pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => {
        other.destroy();
        open.delete(near);
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The wire has no port');
  return {
    port: address.port,
    leadTo: (port) => {
      target = port;
    },
    cut: (which) => {
      const one = [...open][Math.floor(which * open.size)];
      one?.destroy();
      return one !== undefined;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
