import { createClient } from '@mobility/sdk';
import { omittedItems, queriesOf } from '@mobility/sdk/queries';
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { aRide } from '../testing/rides.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

test('a list that changes between two reads keeps the number of items that could not be read', async () => {
  const answers = [
    [null, aRide('accepted')],
    [null, aRide('paid')],
  ];
  const client = createClient({
    baseUrl: 'https://mobility.example',
    tokens: { read: () => null, write: () => undefined },
    fetch: async () => Response.json(answers.shift()),
  });
  const queryClient = createQueryClient();
  const list = queriesOf(client).listMyRides();
  for (const _ of ['first', 'second']) await queryClient.fetchQuery({ ...list, staleTime: 0 });
  expect(omittedItems(queryClient.getQueryData(list.queryKey))).toBe(1);
});

test('without a network a read fails at once, and is repeated when the network is back', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  client.mount();
  const queryFn = vi.fn(async () => {
    if (!onlineManager.isOnline()) throw new Error('offline');
    return 'read';
  });
  const observer = new QueryObserver(client, { queryKey: ['rides'], queryFn });
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'));
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('read'));
  stop();
  client.unmount();
});

test('without a network a command fails at once, and is not sent later', async () => {
  onlineManager.setOnline(false);
  const mutationFn = vi.fn(async () => {
    throw new Error('offline');
  });
  const observer = new MutationObserver(createQueryClient(), { mutationFn });
  await expect(observer.mutate()).rejects.toThrow('offline');
  onlineManager.setOnline(true);
  expect(mutationFn).toHaveBeenCalledTimes(1);
});
