import type { MobilityClient } from '@mobility/sdk';
import { adminQueriesOf } from '@mobility/sdk/admin-queries';
import { useMobility } from '../provider/mobility.ts';

type AdminQueries = ReturnType<typeof adminQueriesOf>;

const made = new WeakMap<MobilityClient, AdminQueries>();

/** The reads of the console, for react-query. They are the same for every component of a client. */
export const useAdminQueries = (): AdminQueries => {
  const { client } = useMobility();
  const queries = made.get(client) ?? adminQueriesOf(client);
  made.set(client, queries);
  return queries;
};
