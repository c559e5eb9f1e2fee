import { describe, expect, it } from 'vitest';
import { hashPassword, verifyNothing, verifyPassword } from './password.ts';

describe('a password', () => {
  it('a password matches only its own hash, and two hashes of it differ', async () => {
    const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword('correct horse', two)).toBe(true);
    expect(await verifyPassword('Correct horse', one)).toBe(false);
    expect(await verifyNothing('correct horse')).toBe(false);
  });

  it('a password matches in every Unicode composition of its letters', async () => {
    expect(await verifyPassword('cafe\u0301 9', await hashPassword('caf\u00e9 9'))).toBe(true);
  });

  it.each(['', 'plain', '$argon2i$v=19$m=8,t=1,p=1$AAAA$AAAA', '$argon2id$v=19$m=19456,t=2,p=1$$'])(
    'never matches the hash %j',
    async (hash) => {
      expect(await verifyPassword('', hash)).toBe(false);
    },
  );
});
