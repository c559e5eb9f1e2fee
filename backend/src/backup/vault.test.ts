import { expect, test } from 'vitest';
import { createVault } from './vault.ts';

const vault = createVault([new Uint8Array(32).fill(1)]);
const other = createVault([new Uint8Array(32).fill(2)]);

test('the vault opens what it sealed only for the same subject, and the sealed text does not reveal the secret', () => {
  const sealed = vault.seal('a secret', 'users.password_hash:1');
  expect(sealed).not.toContain('a secret');
  expect(vault.open(sealed, 'users.password_hash:1')).toBe('a secret');
  expect(vault.open(sealed, 'users.password_hash:2')).toBeNull();
  expect(vault.seal('a secret', 'users.password_hash:1')).not.toBe(sealed);
});

test('the vault does not open a secret that was changed or that another installation sealed', () => {
  const sealed = vault.seal('a secret', 'x');
  expect(other.open(sealed, 'x')).toBeNull();
  expect(other.keyId).not.toBe(vault.keyId);
  const changed = `${sealed.slice(0, -3)}${sealed.endsWith('AAA') ? 'BBB' : 'AAA'}`;
  expect(vault.open(changed, 'x')).toBeNull();
  for (const text of ['', 'plain', 'sealed:v1:', 'sealed:v1:AAAA']) expect(vault.open(text, 'x')).toBeNull();
});

test('after a rotation the vault seals with the new key and opens what the former key sealed', () => {
  const rotated = createVault([new Uint8Array(32).fill(2), new Uint8Array(32).fill(1)]);
  expect(rotated.open(vault.seal('a secret', 'x'), 'x')).toBe('a secret');
  expect(other.open(rotated.seal('a secret', 'x'), 'x')).toBe('a secret');
  expect([rotated.keyId, rotated.isOurs(vault.keyId)]).toEqual([other.keyId, true]);
  expect(vault.isOurs(other.keyId)).toBe(false);
});
