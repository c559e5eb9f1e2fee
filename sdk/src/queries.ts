import type { Routes } from '@mobility/openapi';
import type { Answer, MobilityClient, PathArguments } from './operation.ts';

/** Reads that take what their path says, and no more, by tag. */
const plain = {
  rides: ['listUnifiedRides'],
  user: ['getMyBalance', 'getSettings', 'listSessions', 'listSavedCards'],
  driver: ['getDriverProfile', 'listPendingPayments'],
  payments: ['getRidePaymentStatus', 'getPaymentsSummary', 'listPayments'],
  notifications: ['getConversation'],
  admin: ['getUserBalance', 'getDatabaseStatus', 'getSystemHealth'],
  disputes: ['listMyDisputes'],
  demo: ['getSimulation'],
} as const;
/** Reads of the console that say when they were asked for, past every cache on the way. */
const stamped = [
  'getAdminStats',
  'listAdminUsers',
  'listAdminBalances',
  'listAdminRides',
  'listConversations',
] as const;

type Plain = typeof plain;
type PlainRead = Plain[keyof Plain][number];
type TagOf<Id> = { [Tag in keyof Plain]: Id extends Plain[Tag][number] ? Tag : never }[keyof Plain];
type StampedRead = (typeof stamped)[number];
type OtherRead =
  | 'listMyRides'
  | 'listDisputes'
  | 'listAuditLogs'
  | 'listUnpaidRides'
  | 'listEmails'
  | 'getPaymentAnalytics';
type Read = PlainRead | StampedRead | OtherRead;

type Query<Tag, Id extends Read, Given extends unknown[]> = {
  queryKey: readonly [Tag, Id, ...Given];
  queryFn(context: { signal?: AbortSignal }): Promise<Answer<Id>>;
};
type PlainQueries = {
  [Id in PlainRead]: (...ids: PathArguments<Routes[Id]>) => Query<TagOf<Id>, Id, PathArguments<Routes[Id]>>;
};
type StampedQueries = { [Id in StampedRead]: () => Query<'admin', Id, []> };

const stamp = () => ({ t: String(Date.now()) });

/** What a query library needs to read each list, balance and figure: keys are [tag, operationId, …arguments]. */
export const queriesOf = (client: Pick<MobilityClient, Read>) => {
  const read = <Tag, Id extends Read, Given extends unknown[]>(
    tag: Tag,
    id: Id,
    given: Given,
    sent: () => unknown[] = () => given,
  ): Query<Tag, Id, Given> => ({
    queryKey: [tag, id, ...given],
    queryFn: ({ signal }) => Reflect.apply(client[id], client, [...sent(), { signal }]),
  });
  const queries = (reads: { [tag: string]: readonly Read[] }, sent?: () => unknown[]) =>
    Object.fromEntries(
      Object.entries(reads).flatMap(([tag, ids]) =>
        ids.map((id) => [id, (...given: unknown[]) => read(tag, id, given, sent)]),
      ),
    );
  return {
    // The two seams where lists become methods: `Query` says of each what it takes and gives.
    ...(queries(plain) as PlainQueries),
    ...(queries({ admin: stamped }, () => [stamp()]) as StampedQueries),
    listMyRides: (query: { limit?: number; cursor?: string } = {}) => read('rides', 'listMyRides', [query]),
    listDisputes: (query: { status?: 'submitted' | 'refunded' | 'rejected' } = {}) =>
      read('disputes', 'listDisputes', [query]),
    listAuditLogs: (query: { limit?: number } = {}) =>
      read('admin', 'listAuditLogs', [query], () => [{ ...query, ...stamp() }]),
    listUnpaidRides: () => read('admin', 'listUnpaidRides', [], () => [{}]),
    listEmails: () => read('admin', 'listEmails', [], () => [{}]),
    getPaymentAnalytics: (range: '24h' | '7d' | '30d' | '90d' = '7d') =>
      read('admin', 'getPaymentAnalytics', [range], () => [{ range }]),
  };
};
