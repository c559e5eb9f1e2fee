import type { MobilityClient } from '@mobility/sdk';
import { queriesOf } from '@mobility/sdk/queries';
import { CancelledError, type QueryClient } from '@tanstack/react-query';
import type { Mobility } from './mobility.ts';

type Read = MobilityClient['listMyRides'];

/**
 * The rides for the session. While a screen shows them, both share one request: after a live message the machine and the
 * list would otherwise read them twice.
 */
export const readRides =
  ({ client, queryClient }: { client: Mobility['client']; queryClient: QueryClient }): Read =>
  async (query, options) => {
    const shown = queriesOf(client).listMyRides();
    const isShown = queryClient.getQueryCache().find({ queryKey: shown.queryKey })?.isActive();
    if (isShown) {
      try {
        return await queryClient.fetchQuery({ ...shown, staleTime: 0 });
      } catch (error) {
        // A screen that closes in the meantime ends the shared request.
        if (!(error instanceof CancelledError)) throw error;
      }
    }
    return client.listMyRides(query, options);
  };
