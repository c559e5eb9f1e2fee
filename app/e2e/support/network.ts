import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';

type Loss = { method: string; path: RegExp; left: number; keys: string[] };
/** A network between browser and server that fails on demand. */
export type Network = {
  url: string;
  /** Forwards a number of requests and cuts the connection when their answers arrive. */
  loseAnswers(method: string, path: RegExp, times?: number): Loss;
  /** The idempotency keys of all requests of that kind, in order. */
  keysOf(method: string, path: RegExp): string[];
  /** Refuses live channels from now on, or accepts them again; open ones are closed. */
  blockLive(isBlocked: boolean): void;
  stop(): Promise<void>;
};

const isOf = ({ method, path }: Pick<Loss, 'method' | 'path'>, request: IncomingMessage): boolean =>
  request.method === method && path.test(request.url ?? '');

const keyOf = ({ headers }: IncomingMessage): string => String(headers['idempotency-key'] ?? '');

/** Starts such a network in front of a server. */
export const startNetwork = async (target: string): Promise<Network> => {
  const { hostname: host, port } = new URL(target);
  const losses: Loss[] = [];
  const passed: { method: string; url: string; key: string }[] = [];
  const live = new Set<Duplex>();
  let isLiveBlocked = false;

  const answer = (request: IncomingMessage, response: ServerResponse, from: IncomingMessage): void => {
    const loss = losses.find((one) => one.left > 0 && isOf(one, request));
    if (loss) {
      loss.left -= 1;
      loss.keys.push(keyOf(request));
      from.resume().once('end', () => request.socket.destroy());
      return;
    }
    response.writeHead(from.statusCode ?? 502, from.headers);
    from.pipe(response);
  };
  const front = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    passed.push({ method, url, key: keyOf(request) });
    const forward = send({ host, port, method, path: url, headers }, (from) =>
      answer(request, response, from),
    );
    forward.once('error', () => request.socket.destroy());
    request.pipe(forward);
  });
  front.on('upgrade', (request, socket, head) => {
    if (isLiveBlocked) return socket.destroy();
    const upstream = connect(Number(port), host, () => {
      const lines = request.rawHeaders.flatMap((name, at, all) =>
        at % 2 ? [] : [`${name}: ${all[at + 1]}`],
      );
      upstream.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    live.add(socket);
    const end = (): void => {
      live.delete(socket);
      socket.destroy();
      upstream.destroy();
    };
    for (const side of [socket, upstream]) side.on('error', end).on('close', end);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    loseAnswers: (method, path, times = 1) => {
      const loss = { method, path, left: times, keys: [] };
      losses.push(loss);
      return loss;
    },
    keysOf: (method, path) =>
      passed.filter((one) => one.method === method && path.test(one.url)).map(({ key }) => key),
    blockLive: (isBlocked) => {
      isLiveBlocked = isBlocked;
      if (isBlocked) for (const socket of live) socket.destroy();
    },
    stop: () =>
      new Promise((resolve) => {
        front.close(() => resolve());
        front.closeAllConnections();
        for (const socket of live) socket.destroy();
      }),
  };
};
