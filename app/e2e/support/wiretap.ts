import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A wire between browser and server that hears every byte which the browser sends, whatever sends it. */
export type Wiretap = {
  url: string;
  /** All bytes as text, one connection after the other. */
  heard(): string;
  close(): Promise<void>;
};

/** Puts a wiretap before the server. Frames of a WebSocket are masked: those the page itself tells. */
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
