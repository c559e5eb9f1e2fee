import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { limitArrival } from './arrival.ts';

const atMost = 300;

const start = async (): Promise<number> => {
  const app = Fastify({ requestTimeout: 0 });
  onTestFinished(() => app.close());
  limitArrival(app, atMost);
  app.post('/whole', async () => 'taken');
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_, body, done) => done(null, body));
    scope.post<{ Body: AsyncIterable<Buffer> }>(
      '/streamed',
      { config: { isStreamed: true } },
      async ({ body }) => {
        for await (const _ of body);
        await wait(atMost * 1.5);
        return 'taken';
      },
    );
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
};

/** Sends a body in pieces with a pause before each. Returns the status of the answer. */
const send = async (port: number, path: string, pauses: readonly number[]): Promise<number | undefined> => {
  const sent = request({ port, path, method: 'POST', headers: { 'content-type': 'application/json' } });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sent.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject);
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
  expect(await send(port, '/whole', [1])).toBe(200);
  const late = send(port, '/whole', [120, 120, 120, 120, 120]);
  expect(await late.catch((error) => error.code)).toBe(408);
});

test('a body that is read while it arrives may take longer in all, and so may its operation, but not pause for longer', async () => {
  const port = await start();
  expect(await send(port, '/streamed', [120, 120, 120, 120, 120])).toBe(200);
  expect(await send(port, '/streamed', [500]).catch((error) => error.code)).toBe(408);
});
