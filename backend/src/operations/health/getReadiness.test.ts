import { expect, it } from 'vitest';
import { startServer } from '../../testing/start-server.ts';

it('a server without its database is alive and not ready', async () => {
  const server = await startServer();
  const statuses = async () => [
    (await server.call('GET', '/api/health')).status,
    (await server.call('GET', '/api/health/ready')).status,
  ];
  expect(await statuses()).toEqual([200, 200]);
  await server.context.store.close();
  expect(await statuses()).toEqual([200, 503]);
});
