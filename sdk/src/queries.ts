import type { MobilityClient } from './operation.ts';

type Read =
  | 'listMyRides'
  | 'listUnifiedRides'
  | 'getMyBalance'
  | 'getSettings'
  | 'listSessions'
  | 'getAdminStats'
  | 'listAdminUsers'
  | 'getUserBalance'
  | 'listAdminBalances'
  | 'listAdminRides'
  | 'listUnpaidRides'
  | 'listAuditLogs'
  | 'listEmails'
  | 'getDriverProfile'
  | 'getRidePaymentStatus'
  | 'getPaymentsSummary'
  | 'listPayments'
  | 'listPendingPayments'
  | 'listSavedCards'
  | 'listConversations'
  | 'getConversation'
  | 'getPaymentAnalytics'
  | 'getDatabaseStatus'
  | 'getSystemHealth'
  | 'getSimulation'
  | 'listMyDisputes'
  | 'listDisputes';
type Context = { signal?: AbortSignal };

/** What a query library needs to read each list, balance and figure: keys are [tag, operationId, …arguments]. */
export const queriesOf = (client: Pick<MobilityClient, Read>) => ({
  listMyRides: (query: { limit?: number; cursor?: string } = {}) => ({
    queryKey: ['rides', 'listMyRides', query] as const,
    queryFn: ({ signal }: Context) => client.listMyRides(query, { signal }),
  }),
  getMyBalance: () => ({
    queryKey: ['user', 'getMyBalance'] as const,
    queryFn: ({ signal }: Context) => client.getMyBalance({ signal }),
  }),
  listUnifiedRides: () => ({
    queryKey: ['rides', 'listUnifiedRides'] as const,
    queryFn: ({ signal }: Context) => client.listUnifiedRides({ signal }),
  }),
  getSettings: () => ({
    queryKey: ['user', 'getSettings'] as const,
    queryFn: ({ signal }: Context) => client.getSettings({ signal }),
  }),
  listSessions: () => ({
    queryKey: ['user', 'listSessions'] as const,
    queryFn: ({ signal }: Context) => client.listSessions({ signal }),
  }),
  getAdminStats: () => ({
    queryKey: ['admin', 'getAdminStats'] as const,
    queryFn: ({ signal }: Context) => client.getAdminStats({ t: String(Date.now()) }, { signal }),
  }),
  listAdminUsers: () => ({
    queryKey: ['admin', 'listAdminUsers'] as const,
    queryFn: ({ signal }: Context) => client.listAdminUsers({ t: String(Date.now()) }, { signal }),
  }),
  getUserBalance: (id: string) => ({
    queryKey: ['admin', 'getUserBalance', id] as const,
    queryFn: ({ signal }: Context) => client.getUserBalance(id, { signal }),
  }),
  listAdminBalances: () => ({
    queryKey: ['admin', 'listAdminBalances'] as const,
    queryFn: ({ signal }: Context) => client.listAdminBalances({ t: String(Date.now()) }, { signal }),
  }),
  listAdminRides: () => ({
    queryKey: ['admin', 'listAdminRides'] as const,
    queryFn: ({ signal }: Context) => client.listAdminRides({ t: String(Date.now()) }, { signal }),
  }),
  listUnpaidRides: () => ({
    queryKey: ['admin', 'listUnpaidRides'] as const,
    queryFn: ({ signal }: Context) => client.listUnpaidRides({}, { signal }),
  }),
  listAuditLogs: (query: { limit?: number } = {}) => ({
    queryKey: ['admin', 'listAuditLogs', query] as const,
    queryFn: ({ signal }: Context) => client.listAuditLogs({ ...query, t: String(Date.now()) }, { signal }),
  }),
  listEmails: () => ({
    queryKey: ['admin', 'listEmails'] as const,
    queryFn: ({ signal }: Context) => client.listEmails({}, { signal }),
  }),
  listConversations: () => ({
    queryKey: ['admin', 'listConversations'] as const,
    queryFn: ({ signal }: Context) => client.listConversations({ t: String(Date.now()) }, { signal }),
  }),
  getConversation: (threadId: string) => ({
    queryKey: ['notifications', 'getConversation', threadId] as const,
    queryFn: ({ signal }: Context) => client.getConversation(threadId, { signal }),
  }),
  getDriverProfile: () => ({
    queryKey: ['driver', 'getDriverProfile'] as const,
    queryFn: ({ signal }: Context) => client.getDriverProfile({ signal }),
  }),
  getRidePaymentStatus: (id: string) => ({
    queryKey: ['payments', 'getRidePaymentStatus', id] as const,
    queryFn: ({ signal }: Context) => client.getRidePaymentStatus(id, { signal }),
  }),
  getPaymentsSummary: () => ({
    queryKey: ['payments', 'getPaymentsSummary'] as const,
    queryFn: ({ signal }: Context) => client.getPaymentsSummary({ signal }),
  }),
  listPayments: () => ({
    queryKey: ['payments', 'listPayments'] as const,
    queryFn: ({ signal }: Context) => client.listPayments({ signal }),
  }),
  listPendingPayments: () => ({
    queryKey: ['driver', 'listPendingPayments'] as const,
    queryFn: ({ signal }: Context) => client.listPendingPayments({ signal }),
  }),
  listSavedCards: () => ({
    queryKey: ['user', 'listSavedCards'] as const,
    queryFn: ({ signal }: Context) => client.listSavedCards({ signal }),
  }),
  getPaymentAnalytics: (range: '24h' | '7d' | '30d' | '90d' = '7d') => ({
    queryKey: ['admin', 'getPaymentAnalytics', range] as const,
    queryFn: ({ signal }: Context) => client.getPaymentAnalytics({ range }, { signal }),
  }),
  getDatabaseStatus: () => ({
    queryKey: ['admin', 'getDatabaseStatus'] as const,
    queryFn: ({ signal }: Context) => client.getDatabaseStatus({ signal }),
  }),
  getSimulation: () => ({
    queryKey: ['demo', 'getSimulation'] as const,
    queryFn: ({ signal }: Context) => client.getSimulation({ signal }),
  }),
  getSystemHealth: () => ({
    queryKey: ['admin', 'getSystemHealth'] as const,
    queryFn: ({ signal }: Context) => client.getSystemHealth({ signal }),
  }),
  listMyDisputes: () => ({
    queryKey: ['disputes', 'listMyDisputes'] as const,
    queryFn: ({ signal }: Context) => client.listMyDisputes({ signal }),
  }),
  listDisputes: (query: { status?: 'submitted' | 'refunded' | 'rejected' } = {}) => ({
    queryKey: ['disputes', 'listDisputes', query] as const,
    queryFn: ({ signal }: Context) => client.listDisputes(query, { signal }),
  }),
});
