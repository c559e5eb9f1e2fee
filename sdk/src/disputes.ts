import type { Routes } from '@mobility/openapi';

type Operations = 'submitDispute' | 'listMyDisputes' | 'listDisputes' | 'resolveDispute';

/** Complaints about rides, and what was decided. */
export const disputes = {
  submitDispute: 'POST /api/disputes body keyed Dispute',
  listMyDisputes: 'GET /api/disputes Disputes',
  listDisputes: 'GET /api/admin/disputes query Disputes',
  resolveDispute: 'POST /api/admin/disputes/{id}/resolve body keyed Dispute',
} satisfies Pick<Routes, Operations>;
