import { expect, it } from 'vitest';
import { startReference } from './reference.ts';
import { brokenPromises } from './verification.ts';

it('the backend keeps what the consumer was promised', { timeout: 120_000 }, async () => {
  const { server, url, states, messages } = await startReference();
  const broken = brokenPromises({ providerBaseUrl: url, states, messages });
  expect(await broken.finally(() => server.close())).toEqual([]);
});
