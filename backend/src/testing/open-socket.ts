import { onTestFinished } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';

type Frame = Record<string, unknown>;

/** A client's socket that stores the frames it receives. */
export type TestSocket = {
  socket: WebSocket;
  frames: Frame[];
  /** The code and reason of the close frame. */
  closed: Promise<[number, string]>;
  /** Resolves with the first frame of a type, including frames received earlier. */
  next(type: string): Promise<Frame>;
  send(frame: unknown): void;
};

/** Opens a socket that supports these features, and waits until the server has registered it. */
export async function openReadySocket(
  url: string,
  { features, ...options }: ClientOptions & { features?: string[] } = {},
): Promise<TestSocket> {
  const client = await openSocket(url, options);
  const userId = new URL(url).pathname.split('/').at(-1);
  client.send({ type: 'connection_ready', user_id: userId, features });
  await client.next('connection_ready_ack');
  client.frames.length = 0;
  return client;
}

/** Opens a socket that is closed at the end of the test; resolves once it is open. */
export async function openSocket(url: string, options: ClientOptions = {}): Promise<TestSocket> {
  const socket = new WebSocket(url.replace(/^http/, 'ws'), options);
  onTestFinished(() => socket.terminate());
  const frames: Frame[] = [];
  socket.on('message', (data) => frames.push(JSON.parse(String(data))));
  const closed = new Promise<[number, string]>((resolve) => {
    socket.on('close', (code, reason) => resolve([code, String(reason)]));
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return {
    socket,
    frames,
    closed,
    next: (type) =>
      new Promise((resolve) => {
        const look = () => {
          const found = frames.find((frame) => frame.type === type);
          if (found) resolve(found);
          else socket.once('message', () => setImmediate(look));
        };
        look();
      }),
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
  };
}
