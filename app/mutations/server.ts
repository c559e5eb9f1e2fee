import { vi } from 'vitest';
import { endpointOf, endpoints } from './contract.ts';
import { FakeExchange } from './fake-exchange.ts';

/** Answers by operation that replace the contract's examples. */
export type Answers = Record<string, unknown>;

/** The contract's first example of an operation's answer. */
export const defaultAnswer = (operation: string): unknown => endpointOf(operation).examples[0];
const answerOf = (operation: string, answers: Answers): unknown =>
  operation in answers ? answers[operation] : defaultAnswer(operation);

const json = (body: unknown): Response =>
  new Response(JSON.stringify(body) ?? '', { headers: { 'content-type': 'application/json' } });

/** A WebSocket that opens immediately. `say` delivers a message from the server to it. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  onopen?: () => void;
  onclose?: () => void;
  onerror?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor() {
    FakeSocket.all.push(this);
    queueMicrotask(() => {
      this.onopen?.();
      this.say({ type: 'connection_ready_ack', protocol: 1, features: [] });
    });
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(): void {}
  close(): void {
    this.readyState = 3;
  }
}

/** Replaces the network of the page by one that gives each operation its answer. */
export const startServer = (answers: Answers) => {
  const called = new Set<string>();
  let open = 0;
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('XMLHttpRequest', FakeExchange);
  vi.stubGlobal('fetch', async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const endpoint = endpoints.find(({ method, path }) => method === request.method && path.test(pathname));
    if (!endpoint) throw new Error(`The contract has no ${request.method} ${pathname}`);
    called.add(endpoint.id);
    open += 1;
    await Promise.resolve();
    open -= 1;
    return json(answerOf(endpoint.id, answers));
  });
  return {
    called,
    isIdle: () => open === 0,
    say: (message: object): void => {
      for (const socket of FakeSocket.all) if (socket.readyState === 1) socket.say(message);
    },
  };
};
