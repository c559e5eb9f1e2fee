import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

type Loss = { method: string; path: RegExp; left: number; keys: string[] };
/** Where the network breaks: before a request reaches the server, or before its answer reaches the browser. */
export type BreakingPoint = 'request' | 'answer';
type Break = Pick<Loss, 'method' | 'path'> & { at: BreakingPoint; onBroken: () => void };
/** A network between browser and server that fails on demand. */
export type Network = {
  url: string;
  /** Forwards a number of requests and cuts the connection when their answers arrive. */
  loseAnswers(method: string, path: RegExp, times?: number): Loss;
  /** The idempotency keys of all requests of that kind, in order. */
  keysOf(method: string, path: RegExp): string[];
  /** Refuses live channels from now on, or accepts them again; open ones are closed. */
  blockLive(isBlocked: boolean): void;
  /** Waits for a request of that kind, and cuts all connections at that point until `mend` is called. */
  breakAt(at: BreakingPoint, method: string, path: RegExp): Promise<void>;
  mend(): void;
  stop(): Promise<void>;
};

const isOf = ({ method, path }: Pick<Loss, 'method' | 'path'>, request: IncomingMessage): boolean =>
  request.method === method && path.test(request.url ?? '');

const keyOf = ({ headers }: IncomingMessage): string => String(headers['idempotency-key'] ?? '');

type Upgraded = { socket: Duplex; head: Buffer; live: Set<Duplex> };

/** Passes a live channel through. */
const tunnel = (upstream: Socket, { url, rawHeaders }: IncomingMessage, { socket, head, live }: Upgraded) => {
  upstream.once('connect', () => {
    const lines = rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [`${name}: ${all[at + 1]}`]));
    upstream.write(`GET ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
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
};

/** Cuts all connections at a planned point, until they are mended. */
const createBreaks = (closeLive: () => void) => {
  let isBroken = false;
  let planned: Break | null = null;
  return {
    is: () => isBroken,
    /** Whether the network is broken, or breaks now as planned. */
    at: (at: BreakingPoint, request: IncomingMessage): boolean => {
      if (isBroken || planned?.at !== at || !isOf(planned, request)) return isBroken;
      isBroken = true;
      closeLive();
      planned.onBroken();
      return true;
    },
    plan: (at: BreakingPoint, method: string, path: RegExp): Promise<void> =>
      new Promise((onBroken) => {
        planned = { at, method, path, onBroken };
      }),
    mend: (): void => {
      planned = null;
      isBroken = false;
    },
  };
};

/** Starts such a network in front of a server. */
export const startNetwork = async (target: string): Promise<Network> => {
  const { hostname: host, port } = new URL(target);
  const losses: Loss[] = [];
  const passed: { method: string; url: string; key: string }[] = [];
  const live = new Set<Duplex>();
  let isLiveBlocked = false;
  const closeLive = (): void => {
    for (const socket of live) socket.destroy();
  };
  const broken = createBreaks(closeLive);

  const answer = (request: IncomingMessage, response: ServerResponse, from: IncomingMessage): void => {
    if (broken.at('answer', request)) {
      from.resume();
      request.socket.destroy();
      return;
    }
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
    if (broken.at('request', request)) return request.socket.destroy();
    passed.push({ method, url, key: keyOf(request) });
    const forward = send({ host, port, method, path: url, headers }, (from) =>
      answer(request, response, from),
    );
    forward.once('error', () => request.socket.destroy());
    request.pipe(forward);
  });
  front.on('upgrade', (request, socket, head) => {
    if (isLiveBlocked || broken.is()) return socket.destroy();
    tunnel(connect(Number(port), host), request, { socket, head, live });
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
      if (isBlocked) closeLive();
    },
    breakAt: broken.plan,
    mend: broken.mend,
    stop: () =>
      new Promise((resolve) => {
        front.close(() => resolve());
        front.closeAllConnections();
        closeLive();
      }),
  };
};
