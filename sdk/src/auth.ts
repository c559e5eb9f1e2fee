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
  login: 'POST /api/auth/login body never public',
  register: 'POST /api/auth/register body never public',
  getCurrentUser: 'GET /api/auth/me',
  refreshSession: 'POST /api/auth/refresh',
  logout: 'POST /api/auth/logout',
  issueSocketTicket: 'POST /api/auth/ws-ticket caller',
  verifyEmail: 'POST /api/auth/verify-email body never public',
} satisfies Pick<Routes, Operations>;
