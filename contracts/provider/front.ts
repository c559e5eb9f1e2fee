import { once } from 'node:events';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { ask } from './asking.ts';

export type StateMaker = (parameters: Record<string, unknown>) => Promise<object>;
export type MessageMaker = () => Promise<unknown>;
/** In milliseconds, for one request and for all interactions together. */
export type Limits = { request: number; whole: number };

type Behind = {
  providerBaseUrl: string;
  states: Record<string, StateMaker>;
  messages: Record<string, MessageMaker>;
  limits: Limits;
};
type Reply = { status: number; headers?: OutgoingHttpHeaders; body: Buffer | string };

export const statePath = '/_states';
export const messagePath = '/_messages';

// These headers belong to one connection, or are set again for the forwarded request.
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host'];
const withoutHopByHop = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));

const json = (value: unknown, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

const replyTo = (behind: Behind, limit: () => number) => {
  const { providerBaseUrl, states, messages } = behind;
  const makeState = async (body: Buffer): Promise<Reply> => {
    const { action, state, params } = JSON.parse(body.toString());
    // Messages have no state: the verifier sends an empty name.
    if (action !== 'setup' || state === '') return json({});
    limit();
    const make = states[state];
    if (!make) throw new Error(`Nothing makes the state ${state}`);
    return json(await make(params ?? {}));
  };
  const createMessage = async (body: Buffer): Promise<Reply> => {
    const { description } = JSON.parse(body.toString());
    limit();
    const make = messages[description];
    if (!make) throw new Error(`Nothing says ${description}`);
    return json(await make());
  };
  const forward = async ({ method = 'GET', url, headers }: IncomingMessage, body: Buffer): Promise<Reply> => {
    // Clients send Content-Length: 0 for a command without a body.
    const length = body.length > 0 || method !== 'GET' ? { 'content-length': body.length } : {};
    const asked = { method, headers: { ...withoutHopByHop(headers), ...length }, body, limit: limit() };
    const answer = await ask(`${providerBaseUrl}${url}`, asked);
    return { ...answer, headers: withoutHopByHop(answer.headers) };
  };
  return (request: IncomingMessage, body: Buffer): Promise<Reply> => {
    if (request.url === statePath) return makeState(body);
    if (request.url === messagePath) return createMessage(body);
    return forward(request, body);
  };
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * The server that the verifier calls. It creates states and messages, and forwards every call to the provider. It
 * returns 502 with the reason if the provider does not answer, and 422 if a state cannot be created. It never returns
 * 500, because the verifier would retry for minutes.
 */
export const openFront = async (behind: Behind): Promise<{ port: number; close(): void }> => {
  const end = performance.now() + behind.limits.whole;
  const limit = (): number => {
    const left = Math.ceil(end - performance.now());
    if (left <= 0)
      throw new Error(`the limit of ${behind.limits.whole / 1000} s for all interactions is over`);
    return Math.min(left, behind.limits.request);
  };
  const reply = replyTo(behind, limit);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const {
      status,
      headers,
      body: content,
    } = await reply(request, body).catch((error: unknown): Reply => {
      const isOurs = request.url === statePath || request.url === messagePath;
      const subject = isOurs ? body.toString() : `${request.method} ${request.url}`;
      console.error(`${subject}: ${reasonOf(error)}`);
      return json({ detail: reasonOf(error) }, isOurs ? 422 : 502);
    });
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(content) }).end(content);
  };
  const server = createServer((request, response) => {
    // The verifier closed the connection.
    answer(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The front has no port');
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { port: address.port, close };
};
