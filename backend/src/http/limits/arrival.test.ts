import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { limitArrival } from './arrival.ts';

const atMost = 300;

const start = async (): Promise<number> => {
  const app = Fastify({ requestTimeout: 0 });
  onTestFinished(() => app.close());
  limitArrival(app, atMost);
  // As long as it takes to find out who calls.
  app.addHook('preParsing', async () => wait(50));
  app.post('/whole', async () => 'taken');
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_, body, done) => done(null, body));
    scope.post<{ Body: AsyncIterable<Buffer> }>(
      '/streamed',
      { config: { isStreamed: true } },
      async ({ body }) => {
        let text = '';
        for await (const piece of body) text += piece;
        await wait(atMost * 1.5);
        return text;
      },
    );
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
};

/** Sends a body in pieces with a pause before each. Returns the status and the text of the answer. */
const send = async (
  port: number,
  path: string,
  pauses: readonly number[],
): Promise<[status: number | undefined, text: string]> => {
  const sent = request({ port, path, method: 'POST', headers: { 'content-type': 'application/json' } });
  const answered = new Promise<[number | undefined, string]>((resolve, reject) => {
    sent
      .on('response', async (answer) => resolve([answer.statusCode, await text(answer)]))
      .on('error', reject);
  });
  sent.write('[');
  for (const pause of pauses) {
    await wait(pause);
    if (!sent.destroyed) sent.write('1,');
  }
  sent.end('1]');
  return answered;
};

test('a body that arrives in time is taken, and a slow one is answered with 408', async () => {
  const port = await start();
  expect(await send(port, '/whole', [1])).toEqual([200, 'taken']);
  const late = send(port, '/whole', [120, 120, 120, 120, 120]);
  expect((await late)[0]).toBe(408);
});

test('a body that is read while it arrives may take longer in all, and so may its operation, but not pause for long', async () => {
  const port = await start();
  expect(await send(port, '/streamed', [120, 120, 120, 120, 120])).toEqual([200, '[1,1,1,1,1,1]']);
  expect((await send(port, '/streamed', [800]))[0]).toBe(408);
});
