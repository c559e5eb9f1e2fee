import type { QueryOf } from '@mobility/openapi';
import type { MobilityClient } from './client.ts';
import type { CallOptions } from './options.ts';

export { keepOmitted, omittedItems } from './validation/omitted.ts';

/** A query for react-query and similar libraries. `queryOptions(…)` of react-query adds the type of the data to the key. */
export type Query<Key, Data> = {
  queryKey: Key;
  queryFn(context: { signal?: AbortSignal }): Promise<Data>;
};

const read = <const Key extends readonly string[], const Given extends readonly unknown[], Data>(
  key: Key,
  given: Given,
  call: (options: CallOptions) => Promise<Data>,
): Query<readonly [...Key, ...Given], Data> => ({
  queryKey: [...key, ...given],
  queryFn: ({ signal }) => call({ signal }),
});

/** Reads of the admin console send the current time, so that no cache answers them. */
const stamp = () => ({ t: String(Date.now()) });

/**
 * The first two parts of each query's key, [tag, operationId]. Invalidate `queryKeys.getMyBalance` for one read or
 * `queryTag('rides')` for all reads of a tag.
 */
export const queryKeys = {
  listMyRides: ['rides', 'listMyRides'],
  listUnifiedRides: ['rides', 'listUnifiedRides'],
  countMyRides: ['rides', 'countMyRides'],
  listRideMessages: ['rides', 'listRideMessages'],
  getMyBalance: ['user', 'getMyBalance'],
  getSettings: ['user', 'getSettings'],
  listSessions: ['user', 'listSessions'],
  getTwoFactor: ['user', 'getTwoFactor'],
  listSavedCards: ['user', 'listSavedCards'],
  getDriverProfile: ['driver', 'getDriverProfile'],
  listPendingPayments: ['driver', 'listPendingPayments'],
  getRidePaymentStatus: ['payments', 'getRidePaymentStatus'],
  getPaymentsSummary: ['payments', 'getPaymentsSummary'],
  listPayments: ['payments', 'listPayments'],
  getConversation: ['notifications', 'getConversation'],
  getUserBalance: ['admin', 'getUserBalance'],
  getDatabaseStatus: ['admin', 'getDatabaseStatus'],
  getSystemHealth: ['admin', 'getSystemHealth'],
  getAdminStats: ['admin', 'getAdminStats'],
  listAdminUsers: ['admin', 'listAdminUsers'],
  listAdminBalances: ['admin', 'listAdminBalances'],
  listAdminRides: ['admin', 'listAdminRides'],
  listConversations: ['admin', 'listConversations'],
  listAuditLogs: ['admin', 'listAuditLogs'],
  listUnpaidRides: ['admin', 'listUnpaidRides'],
  listEmails: ['admin', 'listEmails'],
  getPaymentAnalytics: ['admin', 'getPaymentAnalytics'],
  listMyDisputes: ['disputes', 'listMyDisputes'],
  listDisputes: ['disputes', 'listDisputes'],
  getSimulation: ['demo', 'getSimulation'],
} as const;
/** A read with query parameters. */
export type QueryId = keyof typeof queryKeys;

type Tag = (typeof queryKeys)[QueryId][0];

/** The first part of the keys of a tag's reads. */
export const queryTag = <T extends Tag>(tag: T): readonly [T] => [tag];

/** The queries of lists, balances and figures. Keys are [tag, operationId, …arguments]. */
export const queriesOf = (client: Pick<MobilityClient, QueryId>) => ({
  listMyRides: (query: QueryOf<'listMyRides'> = {}) =>
    read(queryKeys.listMyRides, [query], (options) => client.listMyRides(query, options)),
  listUnifiedRides: (query: QueryOf<'listUnifiedRides'> = {}) =>
    read(queryKeys.listUnifiedRides, [query], (options) => client.listUnifiedRides(query, options)),
  countMyRides: (query: QueryOf<'countMyRides'> = {}) =>
    read(queryKeys.countMyRides, [query], (options) => client.countMyRides(query, options)),
  listRideMessages: (id: string) =>
    read(queryKeys.listRideMessages, [id], (options) => client.listRideMessages(id, options)),
  getMyBalance: () => read(queryKeys.getMyBalance, [], client.getMyBalance),
  getSettings: () => read(queryKeys.getSettings, [], client.getSettings),
  listSessions: () => read(queryKeys.listSessions, [], client.listSessions),
  getTwoFactor: () => read(queryKeys.getTwoFactor, [], client.getTwoFactor),
  listSavedCards: () => read(queryKeys.listSavedCards, [], client.listSavedCards),
  getDriverProfile: () => read(queryKeys.getDriverProfile, [], client.getDriverProfile),
  listPendingPayments: () => read(queryKeys.listPendingPayments, [], client.listPendingPayments),
  getRidePaymentStatus: (id: string) =>
    read(queryKeys.getRidePaymentStatus, [id], (options) => client.getRidePaymentStatus(id, options)),
  getPaymentsSummary: () => read(queryKeys.getPaymentsSummary, [], client.getPaymentsSummary),
  listPayments: (query: QueryOf<'listPayments'> = {}) =>
    read(queryKeys.listPayments, [query], (options) => client.listPayments(query, options)),
  getConversation: (threadId: string) =>
    read(queryKeys.getConversation, [threadId], (options) => client.getConversation(threadId, options)),
  getUserBalance: (id: string) =>
    read(queryKeys.getUserBalance, [id], (options) => client.getUserBalance(id, options)),
  getDatabaseStatus: () => read(queryKeys.getDatabaseStatus, [], client.getDatabaseStatus),
  getSystemHealth: () => read(queryKeys.getSystemHealth, [], client.getSystemHealth),
  getAdminStats: () => read(queryKeys.getAdminStats, [], (options) => client.getAdminStats(stamp(), options)),
  listAdminUsers: () =>
    read(queryKeys.listAdminUsers, [], (options) => client.listAdminUsers(stamp(), options)),
  listAdminBalances: () =>
    read(queryKeys.listAdminBalances, [], (options) => client.listAdminBalances(stamp(), options)),
  listAdminRides: () =>
    read(queryKeys.listAdminRides, [], (options) => client.listAdminRides(stamp(), options)),
  listConversations: () =>
    read(queryKeys.listConversations, [], (options) => client.listConversations(stamp(), options)),
  listAuditLogs: (query: QueryOf<'listAuditLogs'> = {}) =>
    read(queryKeys.listAuditLogs, [query], (options) =>
      client.listAuditLogs({ ...query, ...stamp() }, options),
    ),
  listUnpaidRides: () =>
    read(queryKeys.listUnpaidRides, [], (options) => client.listUnpaidRides({}, options)),
  listEmails: () => read(queryKeys.listEmails, [], (options) => client.listEmails({}, options)),
  getPaymentAnalytics: (range: NonNullable<QueryOf<'getPaymentAnalytics'>['range']> = '7d') =>
    read(queryKeys.getPaymentAnalytics, [range], (options) => client.getPaymentAnalytics({ range }, options)),
  listMyDisputes: () => read(queryKeys.listMyDisputes, [], client.listMyDisputes),
  listDisputes: (query: QueryOf<'listDisputes'> = {}) =>
    read(queryKeys.listDisputes, [query], (options) => client.listDisputes(query, options)),
  getSimulation: () => read(queryKeys.getSimulation, [], client.getSimulation),
});
