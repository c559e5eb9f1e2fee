import type { LoginRequest, RegisterRequest } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { callErrorOf } from '../call-error.ts';
import type { AuthMessageKey } from '../messages.ts';

/** The maximum lengths of form fields, as the contract defines them. */
export const fieldLengths = { name: 100, email: 254, phone: 40, password: 200 } as const;

// The server's own patterns, which explain its refusal at the field.
const emailAddress =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const phoneNumber = /^[0-9+() .\-/]+$/;

const isBlank = (text: string): boolean => text.trim() === '';

/** The validation issue of the sign-in form; null when it is valid. */
export const loginIssue = ({ email, password }: LoginRequest): AuthMessageKey | null =>
  isBlank(email) || password === '' ? 'auth.fillAllFields' : null;

/** The issue of an e-mail address or a phone number that the server refuses; null for any other field. */
export const formatIssue = (field: string, value: string): AuthMessageKey | null => {
  if (field === 'email' && (value.length > fieldLengths.email || !emailAddress.test(value)))
    return 'auth.invalidEmail';
  return field === 'phone' && (value.length > fieldLengths.phone || !phoneNumber.test(value))
    ? 'auth.invalidPhone'
    : null;
};

/** The issue of a password that is too short; null for any other one. */
export const passwordIssue = (password: string): AuthMessageKey | null =>
  password.length < limits.auth.passwordMinLength ? 'auth.passwordTooShort' : null;

/** The validation issue of the sign-up form; null when it may be sent. The server judges the format of its fields. */
export const registrationIssue = ({
  email,
  password,
  name,
  phone,
}: RegisterRequest): AuthMessageKey | null => {
  if ([email, name, phone].some(isBlank) || password === '') return 'auth.fillAllFields';
  return passwordIssue(password);
};

const payloadOf = (token: string): unknown => {
  const [, payload = ''] = token.split('.');
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
};

/** When a token was issued, and how long after that it is due for a refresh, in milliseconds. */
export type TokenTimes = { issuedAt: number; refreshAfter: number };

/** How long before expiry to refresh: a fifth of a short lifetime, half a minute of a long one. */
const renewalTime = (life: number): number => Math.min(life / 5, limits.auth.refreshLead);

/** The interval, or less for a short-lived token, but at least a second, so that refreshes cannot loop. */
const refreshAfter = (life: number): number =>
  life > 0
    ? Math.max(1_000, Math.min(limits.auth.refreshInterval, life - renewalTime(life)))
    : limits.auth.refreshInterval;

const milliseconds = (seconds: unknown): number =>
  typeof seconds === 'number' ? seconds * 1_000 : Number.NaN;

/**
 * The times of a token by its claims `iat` and `exp`.
 * Without `iat`, or with one in the future, the token counts as new; without `exp` the interval applies.
 */
export const tokenTimes = (token: string, now: number): TokenTimes => {
  const { iat, exp } = (payloadOf(token) ?? {}) as { iat?: unknown; exp?: unknown };
  const issued = milliseconds(iat);
  return {
    issuedAt: Number.isFinite(issued) ? Math.min(issued, now) : now,
    refreshAfter: refreshAfter(milliseconds(exp) - issued),
  };
};

/** The times of a token that has just been received: issued now by this clock, whatever the server's clock. */
export const newTokenTimes = (token: string, now: number): TokenTimes => ({
  ...tokenTimes(token, now),
  issuedAt: now,
});

/** Milliseconds until the token is due for a refresh; 0 when it is overdue. */
export const refreshDueIn = ({ issuedAt, refreshAfter }: TokenTimes, now: number): number =>
  Math.max(0, issuedAt + refreshAfter - now);

/** The token that an event or its error names, if any: only that one may be cleared. */
export const failedTokenOf = (event: { type: string }): string | undefined => {
  const { token }: { token?: unknown } = Object(
    'error' in event && !('token' in event) ? event.error : event,
  );
  return typeof token === 'string' ? token : undefined;
};

/** Whether the server refused a token because the account is locked. */
export const isLockedOut = (event: { type: string }): boolean =>
  callErrorOf(causeOf('error' in event ? event.error : null)).code === 'account_locked';

/** The error of the call itself, without the token that the auth actors add to it. */
export const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause) || error;

/** Whether the server did not decide about a token: it gave no answer, or is down or busy. */
export const isUnanswered = (error: unknown): boolean => {
  const { kind, status = 0 } = callErrorOf(causeOf(error));
  return kind === 'http' ? status >= 500 || status === 429 : kind !== 'malformed';
};
