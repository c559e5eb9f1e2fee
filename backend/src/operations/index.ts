import type { Handlers } from '../operation.ts';
import { getCurrentUser } from './auth/getCurrentUser.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { refreshSession } from './auth/refreshSession.ts';
import { register } from './auth/register.ts';
import { getHealth } from './health/getHealth.ts';

/** The handler of every operation of the contract. */
export const handlers = {
  getCurrentUser,
  getHealth,
  login,
  logout,
  refreshSession,
  register,
} as Partial<Handlers> as Handlers;
