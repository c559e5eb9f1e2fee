import { execFile } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type Reference, startReference } from './reference.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

const listen = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
};

/** What a backend team would put beside its server: one URL for the states, one for the messages. */
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

it('one command verifies a server from outside', { timeout: 120_000 }, async () => {
  const reference = await start();
  const { code, output } = await verify(
    '--provider',
    reference.url,
    '--provider-states-url',
    `${reference.makers}/states`,
    '--messages-url',
    `${reference.makers}/messages`,
  );
  expect(output).toMatch(/(\d+) of \1 interactions verified/);
  expect(code).toBe(0);
});

it('and fails for a server that breaks its promises', { timeout: 120_000 }, async () => {
  const reference = await start();
  const broken = await listen((_, response) => {
    response.setHeader('content-type', 'application/json').end('{}');
  });
  const { code, output } = await verify(
    '--provider',
    broken,
    '--provider-states-url',
    `${reference.makers}/states`,
  );
  expect(output).toMatch(/^\d+ of \d+ interactions verified/m);
  expect(output).toContain('live messages were not asked for');
  expect(code).toBe(1);
});

it('says how it is used', async () => {
  const { code, output } = await verify('--provider', 'http://localhost:1');
  expect(output).toContain('--provider-states-url');
  expect(code).toBe(2);
});
