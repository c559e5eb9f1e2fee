import type { Routes } from '@mobility/openapi';

/** Whether the backend is ready. */
export const health = { getHealth: 'GET /api/health public Health' } satisfies Pick<Routes, 'getHealth'>;
