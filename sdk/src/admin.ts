import type { Routes } from '@mobility/openapi';

type Operations = 'getAdminStats' | 'listAdminUsers' | 'setDriverApproval';

/** The console: figures, users, approvals. */
export const admin = {
  getAdminStats: 'GET /api/admin/stats query',
  listAdminUsers: 'GET /api/admin/users query',
  setDriverApproval: 'PATCH /api/admin/drivers/{id}/approval body',
} satisfies Pick<Routes, Operations>;
