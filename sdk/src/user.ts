import type { Routes } from '@mobility/openapi';

type Operations =
  | 'getMyBalance'
  | 'updateMyProfile'
  | 'changePassword'
  | 'getSettings'
  | 'updateSettings'
  | 'listSessions'
  | 'revokeSession'
  | 'downloadMyData'
  | 'deleteAccount';

/** What belongs to the signed-in user. */
export const user = {
  getMyBalance: 'GET /api/user/balance',
  updateMyProfile: 'PUT /api/user/profile body',
  changePassword: 'POST /api/user/password body never',
  getSettings: 'GET /api/user/settings',
  updateSettings: 'PATCH /api/user/settings body',
  listSessions: 'GET /api/user/sessions',
  revokeSession: 'DELETE /api/user/sessions/{sessionId}',
  downloadMyData: 'GET /api/user/data',
  deleteAccount: 'POST /api/user/delete body never',
} satisfies Pick<Routes, Operations>;
