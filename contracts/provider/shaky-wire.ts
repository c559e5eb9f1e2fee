import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy for a server that stops and restarts, with connections that a test can cut. */
export type ShakyWire = {
  port: number;
  /** Sets the port of the server; null while it is stopped. */
  leadTo(port: number | null): void;
  /** Cuts one of the open connections, chosen by a number from 0 to below 1. Returns whether there was one. */
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
