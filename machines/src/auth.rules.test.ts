import { expect, test } from 'vitest';
import { failedTokenOf, issuedAt, loginProblem, refreshDueIn, registerProblem } from './auth.rules.ts';

const details = { email: 'a@b.c', password: '123456', name: 'Ana', phone: '1', role: 'rider' } as const;

test('a form wants every field, and a password of six', () => {
  expect(loginProblem({ email: 'a@b.c', password: 'x' })).toBeNull();
  expect(loginProblem({ email: ' ', password: 'x' })).toBe('auth.fillAllFields');
  expect(registerProblem(details)).toBeNull();
  expect(registerProblem({ ...details, phone: ' ' })).toBe('auth.fillAllFields');
  expect(registerProblem({ ...details, password: '12345' })).toBe('auth.passwordTooShort');
});

test('a token’s age is read from it; what it does not say counts as new', () => {
  const now = 10_000_000;
  const payload = (body: unknown) => `h.${btoa(JSON.stringify(body)).replaceAll('=', '')}.s`;
  expect(issuedAt(payload({ iat: 9_000, sub: 'ÿþ?>'.slice(2) }), now)).toBe(9_000_000);
  expect(issuedAt(payload({ iat: 11_000 }), now)).toBe(now);
  expect([payload({}), payload(null), 'opaque', ''].map((token) => issuedAt(token, now))).toEqual([
    now,
    now,
    now,
    now,
  ]);
});

test('renewal is due 25 minutes after', () => {
  expect(refreshDueIn(1_000, 1_000)).toBe(1_500_000);
  expect(refreshDueIn(0, 2_000_000)).toBe(0);
});

test('a failure names its token, or none', () => {
  expect(failedTokenOf({ type: 'session_expired', token: 'a' } as { type: string })).toBe('a');
  expect(failedTokenOf({ type: 'x', error: { token: 'b' } } as { type: string })).toBe('b');
  expect(failedTokenOf({ type: 'x', error: null } as { type: string })).toBeUndefined();
});
