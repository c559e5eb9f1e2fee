import type { LoginRequest, RegisterRequest } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import type { AuthMessageKey } from './auth.messages.ts';

/** How many characters a form's fields take, as the contract has it. */
export const fieldLengths = { name: 100, email: 254, phone: 40, password: 200 } as const;

// What the server takes for an e-mail address and for a phone number: a stricter form would turn people away.
const emailAddress =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const phoneNumber = /^[0-9+() .\-/]+$/;

const isBlank = (text: string): boolean => text.trim() === '';

/** What is wrong with the sign-in form; null when it may be sent. */
export const loginProblem = ({ email, password }: LoginRequest): AuthMessageKey | null =>
  isBlank(email) || password === '' ? 'auth.fillAllFields' : null;

/** What is wrong with the sign-up form; null when it may be sent. */
export const registerProblem = ({ email, password, name, phone }: RegisterRequest): AuthMessageKey | null => {
  if ([email, name, phone].some(isBlank) || password === '') return 'auth.fillAllFields';
  if (password.length < limits.auth.passwordMinLength) return 'auth.passwordTooShort';
  if (email.length > fieldLengths.email || !emailAddress.test(email)) return 'auth.invalidEmail';
  return phone.length > fieldLengths.phone || !phoneNumber.test(phone) ? 'auth.invalidPhone' : null;
};

const payloadOf = (token: string): unknown => {
  const [, payload = ''] = token.split('.');
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
};

/** When a token was issued, and how long after that it wants to be renewed, in milliseconds. */
export type TokenTimes = { issuedAt: number; refreshAfter: number };

/** A fifth of a short life, half a minute of a long one: enough for an answer to come back in time. */
const renewalTime = (life: number): number => Math.min(life / 5, limits.auth.refreshLead);

/** The interval, or less where the token lives shorter; never so little that renewing would not stop. */
const refreshAfter = (life: number): number =>
  life > 0
    ? Math.max(1_000, Math.min(limits.auth.refreshInterval, life - renewalTime(life)))
    : limits.auth.refreshInterval;

const milliseconds = (seconds: unknown): number =>
  typeof seconds === 'number' ? seconds * 1_000 : Number.NaN;

/**
 * The token's times by its own `iat`, since a page may be younger or older than its token, and by its `exp`.
 * A token that does not say when, or says a time to come, counts as new; one without an end waits for the interval.
 */
export const tokenTimes = (token: string, now: number): TokenTimes => {
  const { iat, exp } = (payloadOf(token) ?? {}) as { iat?: unknown; exp?: unknown };
  const issued = milliseconds(iat);
  return {
    issuedAt: Number.isFinite(issued) ? Math.min(issued, now) : now,
    refreshAfter: refreshAfter(milliseconds(exp) - issued),
  };
};

/** The times of a token that has just come: it is new by this clock, whatever the server's clock says. */
export const newTokenTimes = (token: string, now: number): TokenTimes => ({
  ...tokenTimes(token, now),
  issuedAt: now,
});

/** Milliseconds until the token of those times wants to be renewed; 0 when it is overdue. */
export const refreshDueIn = ({ issuedAt, refreshAfter }: TokenTimes, now: number): number =>
  Math.max(0, issuedAt + refreshAfter - now);

/** Which token a failure speaks of, where it says so: only that one may be cleared. */
export const failedTokenOf = (event: { type: string }): string | undefined => {
  const source: unknown = 'error' in event ? event.error : event;
  const token = typeof source === 'object' && source !== null && 'token' in source ? source.token : undefined;
  return typeof token === 'string' ? token : undefined;
};
