import { payTopic } from '@mobility/machines/alerts';
import type { Ride } from '@mobility/openapi';
import { queryKeys } from '@mobility/sdk/queries';
import type { QueryClient } from '@tanstack/react-query';
import { toasts } from '../../primitives/Toasts/toasts.ts';

type Listed = readonly Ride[] | { pages: readonly { rides: readonly Ride[] }[] };

const ridesOf = (data: Listed): readonly Ride[] =>
  'pages' in data ? data.pages.flatMap(({ rides }) => rides) : data;

/** Nothing is owed for the ride any more. */
const ended: ReadonlySet<Ride['payment_status']> = new Set(['paid', 'written_off'] as const);

const watched = new WeakSet<QueryClient>();

/** Closes the toasts that ask to pay a ride once a list of rides shows it as paid. */
export const dismissPaid = (queryClient: QueryClient): void => {
  if (watched.has(queryClient)) return;
  watched.add(queryClient);
  const [scope, operation] = queryKeys.listMyRides;
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== scope || query.queryKey[1] !== operation) return;
    if (query.state.data === undefined || toasts.current().length === 0) return;
    // The key names the operation of the answer.
    for (const ride of ridesOf(query.state.data as Listed))
      if (ended.has(ride.payment_status)) toasts.dismiss(payTopic(ride.id));
  });
};
