import { expect, test } from 'vitest';
import { createVault } from './vault.ts';

const vault = createVault(new Uint8Array(32).fill(1));
const other = createVault(new Uint8Array(32).fill(2));

test('opens what it sealed, for the same thing only, and never shows it', () => {
  const sealed = vault.seal('a secret', 'users.password_hash:1');
  expect(sealed).not.toContain('a secret');
  expect(vault.open(sealed, 'users.password_hash:1')).toBe('a secret');
  expect(vault.open(sealed, 'users.password_hash:2')).toBeNull();
  expect(vault.seal('a secret', 'users.password_hash:1')).not.toBe(sealed);
});

test('does not open what another installation sealed, or what was changed', () => {
  const sealed = vault.seal('a secret', 'x');
  expect(other.open(sealed, 'x')).toBeNull();
  expect(other.keyId).not.toBe(vault.keyId);
  const changed = `${sealed.slice(0, -3)}${sealed.endsWith('AAA') ? 'BBB' : 'AAA'}`;
  expect(vault.open(changed, 'x')).toBeNull();
  for (const text of ['', 'plain', 'sealed:v1:', 'sealed:v1:AAAA']) expect(vault.open(text, 'x')).toBeNull();
});
