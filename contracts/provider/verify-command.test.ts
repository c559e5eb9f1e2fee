import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { isCall, operationOf, readPact } from '../pact-file.ts';
import { ask } from './asking.ts';
import { type Reference, startReference } from './reference.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

const listen = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
};

/** The two URLs that a backend team adds to its server: one for the states, one for the messages. */
const makers = ({ states, messages }: Reference): RequestListener => {
  const make = async (url: string | undefined, body: string): Promise<unknown> => {
    const { state, params, description } = JSON.parse(body);
    return url === '/messages' ? messages[description]?.() : states[state]?.(params ?? {});
  };
  return async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(await make(request.url, body)));
  };
};

/** A provider with failures: `spoils` returns whether it handled a request itself. */
const badWire =
  (url: string, spoils: (request: IncomingMessage, response: ServerResponse) => boolean): RequestListener =>
  async (request, response) => {
    const body = await buffer(request);
    if (spoils(request, response)) return;
    const { method = 'GET', url: path, headers } = request;
    const answer = await ask(`${url}${path}`, { method, headers, body, limit: 20_000 });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  };

const verify = (...args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((done) => {
    const command = new URL('../verify.ts', import.meta.url).pathname;
    const child = execFile(process.execPath, [command, ...args], (_, stdout, stderr) =>
      done({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });

const start = async () => {
  const reference = await startReference();
  closers.push(() => reference.server.close());
  return { url: reference.url, makers: await listen(makers(reference)) };
};

it('the command verifies a running server', { timeout: 240_000 }, async () => {
  const reference = await start();
  const { code, output } = await verify(
    '--provider',
    reference.url,
    '--provider-states-url',
    `${reference.makers}/states`,
    '--messages-url',
    `${reference.makers}/messages`,
    '--operation',
    'bookRide',
    '--operation',
    'sendDriverArrived',
  );
  const verified = readPact().interactions.filter((one) =>
    ['bookRide', 'sendDriverArrived'].includes(operationOf(one)),
  );
  expect(new Set(verified.map(isCall))).toEqual(new Set([true, false]));
  expect(output).toContain(`${verified.length} of ${verified.length} interactions verified`);
  expect(code).toBe(0);
});

it('the command fails for a server that breaks the contract', { timeout: 240_000 }, async () => {
  const reference = await start();
  const broken = await listen((_, response) => {
    response.setHeader('content-type', 'application/json').end('{}');
  });
  const { code, output } = await verify(
    '--provider',
    broken,
    '--provider-states-url',
    `${reference.makers}/states`,
    '--operation',
    'bookRide',
  );
  expect(output).toMatch(/^0 of \d+ interactions verified/m);
  expect(output).toContain('live messages were not asked for');
  expect(code).toBe(1);
});

it('the command fails at once if no server answers', async () => {
  const { makers } = await start();
  const { code, output } = await verify(
    '--provider',
    'http://127.0.0.1:1',
    '--provider-states-url',
    `${makers}/states`,
  );
  expect(output).toBe(
    'No backend answers at http://127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1. Nothing was verified.\n',
  );
  expect(code).toBe(1);
});

it('the command fails at once if the states URL does not answer', async () => {
  const { url } = await start();
  const { code, output } = await verify(
    '--provider',
    url,
    '--provider-states-url',
    'http://127.0.0.1:1/states',
  );
  expect(output).toMatch(/^No states are made at .*ECONNREFUSED.* Nothing was verified\.$/m);
  expect(code).toBe(1);
});

it('the command names requests that the server drops or does not answer', { timeout: 240_000 }, async () => {
  const reference = await start();
  const spoils = ({ method, url = '' }: IncomingMessage, response: ServerResponse): boolean => {
    if (method === 'POST' && url.endsWith('/rate')) return Boolean(response.destroy());
    return method === 'POST' && url.endsWith('/rate-rider');
  };
  const { code, output } = await verify(
    '--provider',
    await listen(badWire(reference.url, spoils)),
    '--provider-states-url',
    `${reference.makers}/states`,
    '--timeout',
    '5',
    '--operation',
    'rateRide',
    '--operation',
    'rateRider',
  );
  expect(output).toMatch(/^POST \/api\/rides\/\w+\/rate: socket hang up$/m);
  expect(output).toMatch(/^POST \/api\/rides\/\w+\/rate-rider: no answer within 5 s$/m);
  const spoilt = readPact().interactions.filter((one) =>
    ['rateRide', 'rateRider'].includes(operationOf(one)),
  );
  const [, kept, all] = /^(\d+) of (\d+) interactions verified/m.exec(output) ?? [];
  expect(Number(all) - Number(kept)).toBe(spoilt.length);
  for (const { description } of spoilt) expect(output).toContain(`- ${description}"`);
  expect(code).toBe(1);
});

it('the command ends within its limit if the server answers only getHealth', {
  timeout: 240_000,
}, async () => {
  const reference = await start();
  const { code, output } = await verify(
    '--provider',
    await listen(badWire(reference.url, ({ url }) => url !== '/api/health')),
    '--provider-states-url',
    `${reference.makers}/states`,
    '--timeout',
    '1',
    '--limit',
    '3',
    '--operation',
    'bookRide',
    '--operation',
    'updateRide',
  );
  expect(output).toContain('the limit of 3 s for all interactions is over');
  expect(output).toMatch(/^[01] of \d+ interactions verified/m);
  expect(code).toBe(1);
});

it.each([
  ['no address for the states', ['--provider', 'http://localhost:1']],
  ['an address that is none', ['--provider', 'localhost:1', '--provider-states-url', 'http://localhost:2']],
  ['an unknown flag', ['--providr', 'http://localhost:1']],
  [
    'an operation that is not in the pact',
    ['--provider', 'http://localhost:1', '--provider-states-url', 'http://localhost:2', '--operation', 'fly'],
  ],
  ['no flag at all', ['http://localhost:1']],
])('prints its usage when it is given %s', async (_, args) => {
  const { code, output } = await verify(...args);
  expect(output).toContain('Usage: npm run contracts:verify');
  expect(output).not.toContain('    at ');
  expect(code).toBe(2);
});
