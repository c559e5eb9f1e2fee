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
  getMyBalance: 'GET /api/user/balance Balance',
  updateMyProfile: 'PUT /api/user/profile body User',
  changePassword: 'POST /api/user/password body never Message',
  getSettings: 'GET /api/user/settings Settings',
  updateSettings: 'PATCH /api/user/settings body Settings',
  listSessions: 'GET /api/user/sessions LoginSession[]',
  revokeSession: 'DELETE /api/user/sessions/{sessionId} Message',
  downloadMyData: 'GET /api/user/data o',
  deleteAccount: 'POST /api/user/delete body never Message',
  topUpBalance: 'POST /api/user/balance/top-up body keyed BalanceTransaction',
  listSavedCards: 'GET /api/user/cards SavedCard[]',
  saveCard: 'POST /api/user/cards body keyed SavedCard',
  removeCard: 'DELETE /api/user/cards/{cardId} keyed Message',
  setDefaultCard: 'POST /api/user/cards/{cardId}/default SavedCard',
} satisfies Pick<Routes, Operations>;
