import type { QueryOf } from '@mobility/openapi';
import type { MobilityClient } from './client.ts';
import { read } from './queries/query.ts';

export type { Query } from './queries/query.ts';
export { keepOmitted, omittedItems } from './validation/omitted.ts';

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
  listConversations: ['admin', 'listConversations'],
  listMyDisputes: ['disputes', 'listMyDisputes'],
  listDisputes: ['disputes', 'listDisputes'],
  getSimulation: ['demo', 'getSimulation'],
} as const;
/** A read with query parameters. */
export type QueryId = keyof typeof queryKeys;

type Tag = (typeof queryKeys)[QueryId][0];

/** The first part of the keys of a tag's reads. */
export const queryTag = <T extends Tag>(tag: T): readonly [T] => [tag];

/** The queries of lists, balances and figures; `@mobility/sdk/admin-queries` has those of the admin console. Keys are [tag, operationId, …arguments]. */
export const queriesOf = (client: Pick<MobilityClient, Exclude<QueryId, 'listConversations'>>) => ({
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
  listMyDisputes: () => read(queryKeys.listMyDisputes, [], client.listMyDisputes),
  listDisputes: (query: QueryOf<'listDisputes'> = {}) =>
    read(queryKeys.listDisputes, [query], (options) => client.listDisputes(query, options)),
  getSimulation: () => read(queryKeys.getSimulation, [], client.getSimulation),
});
