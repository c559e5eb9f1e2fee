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
  getAdminStats: 'GET /api/admin/stats query',
  listAdminUsers: 'GET /api/admin/users query',
  setDriverApproval: 'PATCH /api/admin/drivers/{id}/approval body',
  listConversations: 'GET /api/admin/conversations query',
  notifyRideParticipants: 'POST /api/admin/rides/{id}/notify body keyed',
  updateUser: 'PATCH /api/admin/users/{id} body',
  setUserStatus: 'PATCH /api/admin/users/{id}/status body',
  resetUserPassword: 'PATCH /api/admin/users/{id}/password body',
  sendValidationEmail: 'POST /api/admin/users/{id}/send-validation keyed',
  getUserBalance: 'GET /api/admin/users/{id}/balance',
  createBalanceTransaction: 'POST /api/admin/users/{id}/balance/transaction body keyed',
  listAdminBalances: 'GET /api/admin/balances query',
  listAdminRides: 'GET /api/admin/rides query',
  listUnpaidRides: 'GET /api/admin/unpaid-rides query',
  remindUnpaidRide: 'POST /api/admin/unpaid-rides/{rideId}/remind keyed',
  escalateUnpaidRide: 'POST /api/admin/unpaid-rides/{rideId}/escalate keyed',
  listAuditLogs: 'GET /api/audit/logs query',
  listEmails: 'GET /api/admin/emails query',
  getPaymentAnalytics: 'GET /api/admin/payment-analytics query',
  getDatabaseStatus: 'GET /api/admin/database/status',
  createBackup: 'POST /api/admin/database/backup never',
  restoreBackup: 'POST /api/admin/database/restore body keyed',
  getSystemHealth: 'GET /api/admin/system-health',
} satisfies Pick<Routes, Operations>;
