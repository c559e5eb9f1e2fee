import { payTopic } from '@mobility/machines/alerts';
import { queryKeys } from '@mobility/sdk/queries';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { toasts } from '../../primitives/Toasts/toasts.ts';
import { aRide } from '../../testing/rides.ts';
import { dismissPaid } from './dismiss-paid.ts';

afterEach(toasts.clear);

test('a toast that asks for a payment closes when any list of rides shows the ride as paid', () => {
  const queryClient = new QueryClient();
  dismissPaid(queryClient);
  for (const id of ['1', '2', '3']) toasts.show({ tone: 'info', text: id, topic: payTopic(id) });
  const due = aRide('unpaid', { id: '1' });
  const paid = (id: string) => aRide('paid', { id });
  queryClient.setQueryData(queryKeys.listMyRides, [due, paid('2')]);
  expect(toasts.current().map(({ text }) => text)).toEqual(['3', '1']);
  queryClient.setQueryData([...queryKeys.listMyRides, { pages: true }], { pages: [{ rides: [paid('3')] }] });
  expect(toasts.current().map(({ text }) => text)).toEqual(['1']);
});
