import user from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { expect, it, vi } from 'vitest';
import { type Reply, setUp } from '../testing/client-on-loopback.ts';
import { json } from '../testing/loopback.ts';

vi.mock('./read-answer.ts', () => {
  throw new Error('The chunk is gone');
});

const taken: Reply = (response) =>
  json(response, 409, { detail: 'Someone else took it', code: 'ride_not_pending' });

it('a refusal stays an HTTP error when the validators did not load', async () => {
  const { client } = await setUp(taken, { maxRetries: 0 });
  await expect(client.updateRide('r1', { action: 'accept' })).rejects.toMatchObject({
    kind: 'http',
    status: 409,
    code: 'ride_not_pending',
    operationId: 'updateRide',
  });
});

it('a status that means "there is none" needs no validators', async () => {
  const { client } = await setUp((response) => json(response, 404, { detail: 'No profile' }));
  await expect(client.getDriverProfile()).resolves.toBeNull();
});

it('a success without validators is a network error, whose cause is the failed load', async () => {
  const { client } = await setUp((response) => json(response, 200, user), { maxRetries: 0 });
  await expect(client.getCurrentUser()).rejects.toMatchObject({ kind: 'network' });
});
