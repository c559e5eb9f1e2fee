import { expect, test } from 'vitest';
import {
  failedTokenOf,
  formatIssue,
  loginIssue,
  newTokenTimes,
  refreshDueIn,
  registrationIssue,
  tokenTimes,
} from './rules.ts';

const details = { email: 'a@b.c', password: '123456', name: 'Ana', phone: '1', role: 'rider' } as const;

test('a form needs every field, and a password of six characters', () => {
  expect(loginIssue({ email: 'a@b.c', password: 'x' })).toBeNull();
  expect(loginIssue({ email: ' ', password: 'x' })).toBe('auth.fillAllFields');
  expect(registrationIssue(details)).toBeNull();
  expect(registrationIssue({ ...details, phone: ' ' })).toBe('auth.fillAllFields');
  expect(registrationIssue({ ...details, password: '12345' })).toBe('auth.passwordTooShort');
});

test('a sign-up is sent whatever the format of its fields, which the server judges', () => {
  const email = 'not-an-email';
  const phone = 'call me';
  expect(registrationIssue({ ...details, email, phone })).toBeNull();
  expect(formatIssue('email', email)).toBe('auth.invalidEmail');
  expect(formatIssue('email', `${'a'.repeat(250)}@b.co`)).toBe('auth.invalidEmail');
  expect(formatIssue('email', 'o’neil@b.co')).toBe('auth.invalidEmail');
  expect(formatIssue('email', "O'Neil+rides@a-b.example.org")).toBeNull();
  expect(formatIssue('phone', phone)).toBe('auth.invalidPhone');
  expect(formatIssue('phone', '+1 (415) 555-01.34/2')).toBeNull();
  expect(formatIssue('name', '?')).toBeNull();
});

const payload = (body: unknown) => `h.${btoa(JSON.stringify(body)).replaceAll('=', '')}.s`;

test('the age of a token is read from its claims, and a token without claims counts as new', () => {
  const now = 10_000_000;
  const issuedAt = (token: string, time: number) => tokenTimes(token, time).issuedAt;
  expect(issuedAt(payload({ iat: 9_000, sub: 'ÿþ?>'.slice(2) }), now)).toBe(9_000_000);
  expect(issuedAt(payload({ iat: 11_000 }), now)).toBe(now);
  expect([payload({}), payload(null), 'opaque', ''].map((token) => issuedAt(token, now))).toEqual([
    now,
    now,
    now,
    now,
  ]);
});

test('a refresh is due 25 minutes after the token was issued', () => {
  expect(refreshDueIn({ issuedAt: 1_000, refreshAfter: 1_500_000 }, 1_000)).toBe(1_500_000);
  expect(refreshDueIn({ issuedAt: 0, refreshAfter: 1_500_000 }, 2_000_000)).toBe(0);
});

test('a short-lived token is refreshed shortly before it expires, and one without expiry at the interval', () => {
  const after = (body: unknown) => tokenTimes(payload(body), 0).refreshAfter;
  const living = (seconds: number) => after({ iat: 100, exp: 100 + seconds });
  expect([3_600, 600, 5].map(living)).toEqual([1_500_000, 570_000, 4_000]);
  expect([living(0), living(-5), after({ iat: 1 }), after({ exp: 9 }), after({ iat: 1, exp: 'x' })]).toEqual(
    Array(5).fill(1_500_000),
  );
  expect(living(1)).toBe(1_000);
});

test('a token that has just been received is new, whatever the clock of the server', () => {
  const token = payload({ iat: 100, exp: 105 });
  expect(newTokenTimes(token, 90_000_000)).toEqual({ issuedAt: 90_000_000, refreshAfter: 4_000 });
});

test('the failed token is read from an event or its error, where it is named', () => {
  expect(failedTokenOf({ type: 'session_expired', token: 'a' } as { type: string })).toBe('a');
  expect(failedTokenOf({ type: 'x', error: { token: 'b' } } as { type: string })).toBe('b');
  expect(failedTokenOf({ type: 'x', error: null } as { type: string })).toBeUndefined();
});
