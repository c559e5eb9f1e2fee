import { expect, it } from 'vitest';
import { watchAudit } from './audit-watch.ts';
import { startReference } from './reference.ts';
import { failedInteractions } from './verification.ts';

it('the backend fulfils every interaction of the pact and audits every command', {
  timeout: 240_000,
}, async () => {
  const { server, url, states, messages } = await startReference();
  const unaudited = watchAudit(server);
  try {
    expect.soft(await failedInteractions({ providerBaseUrl: url, states, messages })).toEqual([]);
    expect.soft(await unaudited(), 'Commands that leave no row in the audit trail').toEqual([]);
  } finally {
    await server.close();
  }
});
