import type { IncomingMessage } from 'node:http';
import { createServer } from '@mobility/backend';
import { createClock } from '@mobility/backend/testing';
import { limits } from '@mobility/openapi/limits';
import { sandboxCards } from '@mobility/openapi/lists';
import { Verifier } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { pactFile, provider } from '../pact-file.ts';
import { messageProviders } from './messages.ts';
import { stateHandlers } from './states.ts';

const clock = createClock();

const startServer = () =>
  createServer({
    now: clock.now,
    // The sandbox's outcomes, without its pauses.
    gateway: {
      charge: async ({ last4 }) => sandboxCards.find((card) => card.last4 === last4)?.outcome ?? 'paid',
    },
    jobInterval: 0,
    requestsPerMinute: 100_000,
    logLevel: 'silent',
  });

/** Pact's proxy would send an absent body in chunks; clients say Content-Length: 0. */
const sendEmptyBodies = (request: IncomingMessage, _: unknown, next: () => void): void => {
  if (request.headers['content-type'] === undefined) request.headers['content-length'] = '0';
  next();
};

const parametersOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The interactions that failed, instead of the verifier's whole protocol. */
const brokenPromises = (verification: Promise<unknown>): Promise<unknown[]> =>
  verification.then(
    () => [],
    (error: Error) => (error.message.startsWith('{') ? JSON.parse(error.message).errors : [error.message]),
  );

it('the backend keeps what the consumer was promised', { timeout: 120_000 }, async () => {
  const server = await startServer();
  const { port } = await server.listen();
  const handlers = Object.entries(stateHandlers).map(([name, handler]) => [
    name,
    (parameters: unknown) => {
      // What waited for the interaction before has expired by now.
      clock.advance(limits.ride.expiresAfter);
      return handler(server.context, parametersOf(parameters), clock);
    },
  ]);
  const verification = new Verifier({
    provider,
    providerBaseUrl: `http://127.0.0.1:${port}`,
    pactUrls: [pactFile],
    stateHandlers: Object.fromEntries(handlers),
    messageProviders: messageProviders(server),
    requestFilter: sendEmptyBodies,
    logLevel: 'error',
  }).verifyProvider();
  expect(await brokenPromises(verification.finally(() => server.close()))).toEqual([]);
});
