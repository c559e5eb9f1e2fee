import type { Routes } from '@mobility/openapi';

type Operations =
  | 'login'
  | 'register'
  | 'getCurrentUser'
  | 'refreshSession'
  | 'logout'
  | 'issueSocketTicket'
  | 'verifyEmail';

/** Sign up, sign in, and the life of a session. */
export const auth = {
  login: 'POST /api/auth/login body never public Session',
  register: 'POST /api/auth/register body never public Session',
  getCurrentUser: 'GET /api/auth/me User',
  refreshSession: 'POST /api/auth/refresh AccessToken',
  logout: 'POST /api/auth/logout Message',
  issueSocketTicket: 'POST /api/auth/ws-ticket caller SocketTicket',
  verifyEmail: 'POST /api/auth/verify-email body never public Message',
} satisfies Pick<Routes, Operations>;
