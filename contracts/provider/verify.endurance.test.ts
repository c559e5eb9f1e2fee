import { expect, it } from 'vitest';
import { startReference } from './reference.ts';
import { failedInteractions } from './verification.ts';

it('the backend fulfils the pact twice on the same database', async () => {
  const { server, url, states, messages } = await startReference();
  try {
    expect(await failedInteractions({ providerBaseUrl: url, states, messages })).toEqual([]);
    expect(await failedInteractions({ providerBaseUrl: url, states, messages })).toEqual([]);
  } finally {
    await server.close();
  }
});
