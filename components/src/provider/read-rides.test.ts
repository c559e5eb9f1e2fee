import type { Ride } from '@mobility/openapi';
import { queriesOf } from '@mobility/sdk/queries';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Mobility } from './mobility.ts';
import { readRides } from './read-rides.ts';

const ride = (id: string): Ride => ({ id }) as Ride;

test('a screen that closes during a shared read does not make the session take the rides read before', async () => {
  const answers = [[ride('before')], new Promise<Ride[]>(() => undefined), [ride('after')]];
  const listMyRides = vi.fn((_query: unknown, { signal }: { signal?: AbortSignal } = {}) => {
    signal?.throwIfAborted();
    return Promise.resolve(answers.shift());
  });
  const client = { listMyRides } as unknown as Mobility['client'];
  const queryClient = new QueryClient();
  const screen = new QueryObserver(queryClient, queriesOf(client).listMyRides());
  const close = screen.subscribe(() => undefined);
  await vi.waitFor(() => expect(screen.getCurrentResult().data).toEqual([ride('before')]));

  const read = readRides({ client, queryClient })({ limit: 20 });
  await vi.waitFor(() => expect(listMyRides).toHaveBeenCalledTimes(2));
  close();

  expect(await read).toEqual([ride('after')]);
});
