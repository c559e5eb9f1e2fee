import type { QueryOf } from '@mobility/openapi';
import type { MobilityClient } from '../client.ts';
import { adminQueryKeys } from './admin-keys.ts';
import { read } from './query.ts';

export { adminQueryKeys };

/** The queries of the admin console. */
export const adminQueriesOf = (client: Pick<MobilityClient, keyof typeof adminQueryKeys>) => {
  // The time of the creation, so that no earlier cache answers. It stays the same, so that a repeated read is answered
  // with 304 if nothing has changed.
  const t = String(Date.now());
  return {
    getAdminUser: (id: string) =>
      read(adminQueryKeys.getAdminUser, [id], (options) => client.getAdminUser(id, options)),
    listUserRides: (id: string, query: QueryOf<'listUserRides'> = {}) =>
      read(adminQueryKeys.listUserRides, [id, query], (options) => client.listUserRides(id, query, options)),
    listUserPayments: (id: string, query: QueryOf<'listUserPayments'> = {}) =>
      read(adminQueryKeys.listUserPayments, [id, query], (options) =>
        client.listUserPayments(id, query, options),
      ),
    getUserBalance: (id: string) =>
      read(adminQueryKeys.getUserBalance, [id], (options) => client.getUserBalance(id, options)),
    getDatabaseStatus: () => read(adminQueryKeys.getDatabaseStatus, [], client.getDatabaseStatus),
    getSystemHealth: () => read(adminQueryKeys.getSystemHealth, [], client.getSystemHealth),
    getAdminStats: () =>
      read(adminQueryKeys.getAdminStats, [], (options) => client.getAdminStats({ t }, options)),
    listAdminUsers: (query: QueryOf<'listAdminUsers'> = {}) =>
      read(adminQueryKeys.listAdminUsers, [query], (options) =>
        client.listAdminUsers({ ...query, t }, options),
      ),
    listAdminBalances: (query: QueryOf<'listAdminBalances'> = {}) =>
      read(adminQueryKeys.listAdminBalances, [query], (options) =>
        client.listAdminBalances({ ...query, t }, options),
      ),
    listAdminRides: (query: QueryOf<'listAdminRides'> = {}) =>
      read(adminQueryKeys.listAdminRides, [query], (options) =>
        client.listAdminRides({ ...query, t }, options),
      ),
    listBalanceMovements: (query: QueryOf<'listBalanceMovements'> = {}) =>
      read(adminQueryKeys.listBalanceMovements, [query], (options) =>
        client.listBalanceMovements({ ...query, t }, options),
      ),
    listDriverLocations: (query: QueryOf<'listDriverLocations'> = {}) =>
      read(adminQueryKeys.listDriverLocations, [query], (options) =>
        client.listDriverLocations(query, options),
      ),
    listRideCandidates: (id: string) =>
      read(adminQueryKeys.listRideCandidates, [id], (options) => client.listRideCandidates(id, options)),
    getWaitingCounts: () =>
      read(adminQueryKeys.getWaitingCounts, [], (options) => client.getWaitingCounts({ t }, options)),
    listConversations: (query: QueryOf<'listConversations'> = {}) =>
      read(adminQueryKeys.listConversations, [query], (options) =>
        client.listConversations({ ...query, t }, options),
      ),
    listAuditLogs: (query: QueryOf<'listAuditLogs'> = {}) =>
      read(adminQueryKeys.listAuditLogs, [query], (options) =>
        client.listAuditLogs({ ...query, t }, options),
      ),
    listUnpaidRides: (query: QueryOf<'listUnpaidRides'> = {}) =>
      read(adminQueryKeys.listUnpaidRides, [query], (options) => client.listUnpaidRides(query, options)),
    listEmails: (query: QueryOf<'listEmails'> = {}) =>
      read(adminQueryKeys.listEmails, [query], (options) => client.listEmails(query, options)),
    getPaymentAnalytics: (range: NonNullable<QueryOf<'getPaymentAnalytics'>['range']> = '7d') =>
      read(adminQueryKeys.getPaymentAnalytics, [range], (options) =>
        client.getPaymentAnalytics({ range }, options),
      ),
  };
};
