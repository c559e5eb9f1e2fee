import type { Routes } from '@mobility/openapi';

type Operations =
  | 'getAdminStats'
  | 'listAdminUsers'
  | 'setDriverApproval'
  | 'updateUser'
  | 'setUserStatus'
  | 'resetUserPassword'
  | 'sendValidationEmail'
  | 'getUserBalance'
  | 'createBalanceTransaction'
  | 'listAdminBalances'
  | 'listAdminRides'
  | 'listUnpaidRides'
  | 'remindUnpaidRide'
  | 'escalateUnpaidRide'
  | 'listAuditLogs'
  | 'listEmails'
  | 'listConversations'
  | 'notifyRideParticipants'
  | 'getPaymentAnalytics'
  | 'getDatabaseStatus'
  | 'createBackup'
  | 'restoreBackup'
  | 'getSystemHealth';

/** The console: figures, users, approvals. */
export const admin = {
  getAdminStats: 'GET /api/admin/stats query AdminStats',
  listAdminUsers: 'GET /api/admin/users query User[]',
  setDriverApproval: 'PATCH /api/admin/drivers/{id}/approval body User',
  listConversations: 'GET /api/admin/conversations query Conversations',
  notifyRideParticipants: 'POST /api/admin/rides/{id}/notify body keyed Message',
  updateUser: 'PATCH /api/admin/users/{id} body User',
  setUserStatus: 'PATCH /api/admin/users/{id}/status body User/Message',
  resetUserPassword: 'PATCH /api/admin/users/{id}/password body Message',
  sendValidationEmail: 'POST /api/admin/users/{id}/send-validation keyed Message',
  getUserBalance: 'GET /api/admin/users/{id}/balance Balance',
  createBalanceTransaction: 'POST /api/admin/users/{id}/balance/transaction body keyed BalanceTransaction',
  listAdminBalances: 'GET /api/admin/balances query AdminBalances',
  listAdminRides: 'GET /api/admin/rides query AdminRides',
  listUnpaidRides: 'GET /api/admin/unpaid-rides query UnpaidRides',
  remindUnpaidRide: 'POST /api/admin/unpaid-rides/{rideId}/remind keyed Message',
  escalateUnpaidRide: 'POST /api/admin/unpaid-rides/{rideId}/escalate keyed Message',
  listAuditLogs: 'GET /api/audit/logs query AuditLog[]',
  listEmails: 'GET /api/admin/emails query OutgoingEmails',
  getPaymentAnalytics: 'GET /api/admin/payment-analytics query PaymentAnalytics',
  getDatabaseStatus: 'GET /api/admin/database/status DatabaseStatus',
  createBackup: 'POST /api/admin/database/backup never slow Backup',
  restoreBackup: 'POST /api/admin/database/restore body keyed slow Restored',
  getSystemHealth: 'GET /api/admin/system-health SystemHealth',
} satisfies Pick<Routes, Operations>;
