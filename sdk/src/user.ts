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
  | 'deleteAccount'
  | 'topUpBalance'
  | 'listSavedCards'
  | 'saveCard'
  | 'removeCard'
  | 'setDefaultCard';

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
  topUpBalance: 'POST /api/user/balance/top-up body keyed',
  listSavedCards: 'GET /api/user/cards',
  saveCard: 'POST /api/user/cards body keyed',
  removeCard: 'DELETE /api/user/cards/{cardId} keyed',
  setDefaultCard: 'POST /api/user/cards/{cardId}/default',
} satisfies Pick<Routes, Operations>;
