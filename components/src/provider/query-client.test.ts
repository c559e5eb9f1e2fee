import { createClient } from '@mobility/sdk';
import { omittedItems, queriesOf } from '@mobility/sdk/queries';
import { expect, test } from 'vitest';
import { aRide } from '../testing/rides.ts';
import { createQueryClient } from './query-client.ts';

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
