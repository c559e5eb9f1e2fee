import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy between browser and server that records every byte the browser sends. */
export type Wiretap = {
  url: string;
  /** All recorded bytes as text, one connection after the other. */
  heard(): string;
  close(): Promise<void>;
};

/** Starts the proxy in front of the server. WebSocket frames are masked, so the page reports them itself. */
export const tap = async (url: string): Promise<Wiretap> => {
  const port = Number(new URL(url).port);
  const heard: Buffer[][] = [];
  const open = new Set<Socket>();
  const server = createServer((browser) => {
    const backend = connect(port, '127.0.0.1');
    const own: Buffer[] = [];
    heard.push(own);
    browser.on('data', (chunk: Buffer) => own.push(chunk));
    browser.pipe(backend).pipe(browser);
    for (const [one, other] of [
      [browser, backend],
      [backend, browser],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => open.delete(one));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The wiretap has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    heard: () => Buffer.concat(heard.flat()).toString('latin1'),
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
