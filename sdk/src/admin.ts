import type { Routes } from '@mobility/openapi';

type Operations =
  | 'getAdminStats'
  | 'listAdminUsers'
  | 'setDriverApproval'
  | 'listConversations'
  | 'notifyRideParticipants';

/** The console: figures, users, approvals. */
export const admin = {
  getAdminStats: 'GET /api/admin/stats query',
  listAdminUsers: 'GET /api/admin/users query',
  setDriverApproval: 'PATCH /api/admin/drivers/{id}/approval body',
  listConversations: 'GET /api/admin/conversations query',
  notifyRideParticipants: 'POST /api/admin/rides/{id}/notify body keyed',
} satisfies Pick<Routes, Operations>;
