import type { MobilityClient } from '@mobility/sdk';
import { queriesOf } from '@mobility/sdk/queries';
import { CancelledError, type QueryClient } from '@tanstack/react-query';
import type { Mobility } from '../mobility.ts';
import { newestRides } from './newest-rides.ts';

type Read = MobilityClient['listMyRides'];

/**
 * The rides for the session. While a screen shows them, both share one request: after a live message the machine and the
 * list would otherwise read them twice.
 */
export const readRides =
  ({ client, queryClient }: { client: Mobility['client']; queryClient: QueryClient }): Read =>
  async (query, options) => {
    const shown = queriesOf(client).listMyRides(newestRides);
    const list = queryClient.getQueryCache().find({ queryKey: shown.queryKey });
    if (list?.isActive()) {
      const { dataUpdateCount } = list.state;
      // A screen that closes in the meantime cancels the shared request, which then returns the
      // previous list.
      try {
        const rides = await queryClient.fetchQuery({ ...shown, staleTime: 0 });
        if (list.state.dataUpdateCount !== dataUpdateCount) return rides;
      } catch (error) {
        if (!(error instanceof CancelledError)) throw error;
      }
    }
    return client.listMyRides(query, options);
  };
