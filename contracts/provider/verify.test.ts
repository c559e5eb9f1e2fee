import { expect, it } from 'vitest';
import { watchAudit } from './audit-watch.ts';
import { startReference } from './reference.ts';
import { brokenPromises } from './verification.ts';

it('the backend keeps what the consumer was promised', { timeout: 240_000 }, async () => {
  const { server, url, states, messages } = await startReference();
  const unaudited = watchAudit(server);
  try {
    expect.soft(await brokenPromises({ providerBaseUrl: url, states, messages })).toEqual([]);
    const again = await brokenPromises({ providerBaseUrl: url, states, messages });
    expect.soft(again, 'Asked a second time').toEqual([]);
    expect.soft(await unaudited(), 'Commands that leave no row in the audit trail').toEqual([]);
  } finally {
    await server.close();
  }
});
