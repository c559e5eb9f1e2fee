import document from '@mobility/openapi/document' with { type: 'json' };
import { type Cast, chosen, type Read } from './field.ts';
import { searchesOf } from './searches.ts';

const page = 'limit=50';

/** Requests of riders and drivers; a list is read by the page. */
const readsOf = ({ ids }: Cast): Record<string, Read> => ({
  getHealth: { as: 'rider', path: '/api/health' },
  getReadiness: { as: 'rider', path: '/api/health/ready' },
  getCurrentUser: { as: 'rider', path: '/api/auth/me' },
  'getCurrentUser driver': { as: 'driver', path: '/api/auth/me' },
  listMyRides: { as: 'rider', path: `/api/rides/my-rides?${page}` },
  'listMyRides driver': { as: 'driver', path: `/api/rides/my-rides?${page}` },
  'listMyRides admin': { as: 'admin', path: `/api/rides/my-rides?${page}` },
  'listMyRides completed': { as: 'driver', path: `/api/rides/my-rides?${page}&status=completed` },
  countMyRides: { as: 'rider', path: '/api/rides/counts' },
  'countMyRides driver': { as: 'driver', path: '/api/rides/counts' },
  'countMyRides admin': { as: 'admin', path: '/api/rides/counts' },
  listAvailableRides: { as: 'driver', path: '/api/rides/available' },
  listUnifiedRides: { as: 'driver', path: `/api/rides/unified?${page}` },
  getPenaltyInfo: { as: 'passenger', path: `/api/rides/${ids.active}/penalty-info` },
  getRidePaymentStatus: { as: 'rider', path: `/api/rides/${ids.completed}/payment/status` },
  listPayments: { as: 'rider', path: `/api/payments?${page}` },
  'listPayments driver': { as: 'driver', path: `/api/payments?${page}` },
  getPaymentsSummary: { as: 'driver', path: '/api/payments/summary' },
  getEarnings: { as: 'driver', path: '/api/payments/earnings?period=week' },
  getPaymentSessionStatus: { as: 'payer', path: `/api/payments/status/${ids.session}` },
  getDriverProfile: { as: 'driver', path: '/api/driver/profile' },
  getDriverPreferences: { as: 'driver', path: '/api/driver/preferences' },
  listPendingPayments: { as: 'driver', path: '/api/driver/pending-payments' },
  listNotifications: { as: 'rider', path: `/api/notifications?${page}` },
  getConversation: { as: 'admin', path: `/api/notifications/conversation/${ids.thread}` },
  listRideMessages: { as: 'passenger', path: `/api/rides/${ids.active}/messages` },
  getSharedTrip: { as: 'rider', path: `/api/trips/${ids.link}` },
  getMyBalance: { as: 'rider', path: '/api/user/balance' },
  'getMyBalance driver': { as: 'driver', path: '/api/user/balance' },
  listSavedCards: { as: 'rider', path: '/api/user/cards' },
  listSavedPlaces: { as: 'rider', path: '/api/user/places' },
  getSettings: { as: 'rider', path: '/api/user/settings' },
  listSessions: { as: 'rider', path: '/api/user/sessions' },
  getTwoFactor: { as: 'rider', path: '/api/user/two-factor' },
});

const adminReadsOf = ({ ids }: Cast): Record<string, Read> => ({
  getAdminStats: { as: 'admin', path: '/api/admin/stats' },
  listAdminUsers: { as: 'admin', path: `/api/admin/users?${page}` },
  'listAdminUsers drivers': { as: 'admin', path: '/api/admin/users?limit=10&role=driver' },
  getAdminUser: { as: 'admin', path: `/api/admin/users/${ids.driver}` },
  listUserRides: { as: 'admin', path: `/api/admin/users/${ids.driver}/rides?${page}` },
  listUserPayments: { as: 'admin', path: `/api/admin/users/${ids.driver}/payments?${page}` },
  getUserBalance: { as: 'admin', path: `/api/admin/users/${ids.driver}/balance` },
  listAdminBalances: { as: 'admin', path: `/api/admin/balances?user_ids=${ids.listed}` },
  listAdminRides: { as: 'admin', path: `/api/admin/rides?${page}&sort=created_at` },
  'listAdminRides by fare': { as: 'admin', path: `/api/admin/rides?${page}&sort=estimated_fare` },
  // The newest 1,000 are counted with their last payments.
  listUnpaidRides: { as: 'admin', path: '/api/admin/unpaid-rides?limit=10', atMost: 25 },
  listEmails: { as: 'admin', path: `/api/admin/emails?${page}` },
  listAuditLogs: { as: 'admin', path: `/api/audit/logs?${page}` },
  'listAuditLogs by action': { as: 'admin', path: `/api/audit/logs?${page}&action=ride_completed` },
  'listAuditLogs by severity': { as: 'admin', path: `/api/audit/logs?${page}&sort=severity` },
  'listAuditLogs of a person': { as: 'admin', path: `/api/audit/logs?${page}&user_id=${ids.driver}` },
  listRideCandidates: { as: 'admin', path: `/api/admin/rides/${ids.active}/drivers` },
  listConversations: { as: 'admin', path: '/api/admin/conversations?limit=40' },
  'listConversations waiting': {
    as: 'admin',
    path: '/api/admin/conversations?limit=20&state=unanswered',
    atMost: 50,
  },
  listBalanceMovements: { as: 'admin', path: `/api/admin/balance-movements?${page}` },
  'listBalanceMovements of a user': {
    as: 'admin',
    path: `/api/admin/balance-movements?${page}&user_id=${ids.driver}`,
  },
  listDriverLocations: { as: 'admin', path: '/api/admin/driver-locations?limit=4' },
  // At most 1,000 rows of each list are counted.
  getWaitingCounts: { as: 'admin', path: '/api/admin/waiting', atMost: 50 },
  getPaymentAnalytics: { as: 'admin', path: '/api/admin/payment-analytics?range=7d' },
  getDatabaseStatus: { as: 'admin', path: '/api/admin/database/status' },
  getSystemHealth: { as: 'admin', path: '/api/admin/system-health' },
  listMyDisputes: { as: 'rider', path: '/api/disputes' },
  listDisputes: { as: 'admin', path: '/api/admin/disputes?limit=5' },
  getSimulation: { as: 'admin', path: '/api/demo/simulation' },
});

/** Their answers have all rows of the caller, so that they grow with what they return. */
const whole = new Set(['downloadMyData']);

/** The reads that are measured. Throws if the contract has another one. */
export const namedReads = (cast: Cast): [name: string, read: Read][] => {
  // One request for every read operation of the contract, and more for some.
  const reads = { ...readsOf(cast), ...adminReadsOf(cast) };
  const operations = Object.values(document.paths).flatMap((path) =>
    'get' in path ? path.get.operationId : [],
  );
  const absent = operations.filter((id) => !(id in reads) && !whole.has(id));
  if (absent.length > 0) throw new Error(`Without a request: ${absent.join(', ')}`);
  return Object.entries({ ...reads, ...searchesOf(cast) }).filter(([name]) => chosen.test(name));
};
