import type { Routes } from '@mobility/openapi';

/** What belongs to the signed-in user. */
export const user = { getMyBalance: 'GET /api/user/balance' } satisfies Pick<Routes, 'getMyBalance'>;
