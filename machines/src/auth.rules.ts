import type { LoginRequest, RegisterRequest } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import type { AuthMessageKey } from './auth.messages.ts';

const isBlank = (text: string): boolean => text.trim() === '';

/** What is wrong with the sign-in form; null when it may be sent. */
export const loginProblem = ({ email, password }: LoginRequest): AuthMessageKey | null =>
  isBlank(email) || password === '' ? 'auth.fillAllFields' : null;

/** What is wrong with the sign-up form; null when it may be sent. */
export const registerProblem = ({ email, password, name, phone }: RegisterRequest): AuthMessageKey | null => {
  if ([email, name, phone].some(isBlank) || password === '') return 'auth.fillAllFields';
  return password.length < limits.auth.passwordMinLength ? 'auth.passwordTooShort' : null;
};

const payloadOf = (token: string): unknown => {
  const [, payload = ''] = token.split('.');
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
};

/**
 * When the token was issued, in milliseconds: by its own `iat`, since a page may be younger or older than its token.
 * A token that does not say, or says a time to come, counts as new.
 */
export const issuedAt = (token: string, now: number): number => {
  const { iat } = (payloadOf(token) ?? {}) as { iat?: unknown };
  return typeof iat === 'number' && Number.isFinite(iat) ? Math.min(iat * 1_000, now) : now;
};

/** Milliseconds until the token of that time wants to be renewed; 0 when it is overdue. */
export const refreshDueIn = (lastRefreshAt: number, now: number): number =>
  Math.max(0, lastRefreshAt + limits.auth.refreshInterval - now);

/** Which token a failure speaks of, where it says so: only that one may be cleared. */
export const failedTokenOf = (event: { type: string }): string | undefined => {
  const source: unknown = 'error' in event ? event.error : event;
  const token = typeof source === 'object' && source !== null && 'token' in source ? source.token : undefined;
  return typeof token === 'string' ? token : undefined;
};
