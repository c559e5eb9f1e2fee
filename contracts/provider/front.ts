import { once } from 'node:events';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { ask } from './asking.ts';

export type StateMaker = (parameters: Record<string, unknown>) => Promise<object>;
export type MessageMaker = () => Promise<unknown>;
/** In milliseconds: for one request, and for all of them together. */
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

// They belong to one connection, or are said anew.
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host'];
const passedOn = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
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
    // A message needs no state, which the verifier says with an empty name.
    if (action !== 'setup' || state === '') return json({});
    limit();
    const make = states[state];
    if (!make) throw new Error(`Nothing makes the state ${state}`);
    return json(await make(params ?? {}));
  };
  const say = async (body: Buffer): Promise<Reply> => {
    const { description } = JSON.parse(body.toString());
    limit();
    const make = messages[description];
    if (!make) throw new Error(`Nothing says ${description}`);
    return json(await make());
  };
  const pass = async ({ method = 'GET', url, headers }: IncomingMessage, body: Buffer): Promise<Reply> => {
    // Clients say Content-Length: 0 where a command has no body.
    const length = body.length > 0 || method !== 'GET' ? { 'content-length': body.length } : {};
    const asked = { method, headers: { ...passedOn(headers), ...length }, body, limit: limit() };
    const answer = await ask(`${providerBaseUrl}${url}`, asked);
    return { ...answer, headers: passedOn(answer.headers) };
  };
  return (request: IncomingMessage, body: Buffer): Promise<Reply> => {
    if (request.url === statePath) return makeState(body);
    if (request.url === messagePath) return say(body);
    return pass(request, body);
  };
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * One address for the verifier: makes states and messages, and passes every call on to the provider.
 * A call that the provider does not answer is answered with 502, and a state that cannot be made with 422, both with the reason: at 500 the verifier would ask again, for minutes.
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
    // The verifier itself has gone.
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
