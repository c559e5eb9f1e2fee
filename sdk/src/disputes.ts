import type { Routes } from '@mobility/openapi';

type Operations = 'submitDispute' | 'listMyDisputes' | 'listDisputes' | 'resolveDispute';

/** Complaints about rides, and what was decided. */
export const disputes = {
  submitDispute: 'POST /api/disputes body keyed',
  listMyDisputes: 'GET /api/disputes',
  listDisputes: 'GET /api/admin/disputes query',
  resolveDispute: 'POST /api/admin/disputes/{id}/resolve body keyed',
} satisfies Pick<Routes, Operations>;
