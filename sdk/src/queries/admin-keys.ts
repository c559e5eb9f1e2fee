import { queryKeys } from '../queries.ts';

/** The first two parts of the keys of the admin console's queries, apart from `queryKeys` so that only admins load them. */
export const adminQueryKeys = {
  getAdminUser: ['admin', 'getAdminUser'],
  listUserRides: ['admin', 'listUserRides'],
  listUserPayments: ['admin', 'listUserPayments'],
  getUserBalance: ['admin', 'getUserBalance'],
  getDatabaseStatus: ['admin', 'getDatabaseStatus'],
  getSystemHealth: ['admin', 'getSystemHealth'],
  getAdminStats: ['admin', 'getAdminStats'],
  listAdminUsers: ['admin', 'listAdminUsers'],
  listAdminBalances: ['admin', 'listAdminBalances'],
  listAdminRides: ['admin', 'listAdminRides'],
  listBalanceMovements: ['admin', 'listBalanceMovements'],
  listDriverLocations: ['admin', 'listDriverLocations'],
  listRideCandidates: ['admin', 'listRideCandidates'],
  getWaitingCounts: ['admin', 'getWaitingCounts'],
  // A reply, which anyone may receive, makes it out of date.
  listConversations: queryKeys.listConversations,
  listAuditLogs: ['admin', 'listAuditLogs'],
  listUnpaidRides: ['admin', 'listUnpaidRides'],
  listEmails: ['admin', 'listEmails'],
  getPaymentAnalytics: ['admin', 'getPaymentAnalytics'],
} as const;
