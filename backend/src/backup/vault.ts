import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { KeyRing } from '../auth/key-ring.ts';

/** Encrypts secrets so that only this installation can read them, and signs backups. */
export type Vault = {
  /** The id of the key that seals; it differs between installations. */
  keyId: string;
  /** Whether a key of this id is one of this installation. */
  isOurs(keyId: string): boolean;
  /** Encrypts. `about` is the subject of the secret; opening requires the same subject. */
  seal(secret: string, about: string): string;
  /** The secret; null if it was sealed with another key or for another subject, or was changed. */
  open(sealed: string, about: string): string | null;
  /** The signature of a text. */
  sign(text: string): string;
  /** Whether one of the keys signed the text. */
  isSigned(text: string, signature: string): boolean;
  /** A vault that also opens and accepts what another installation has sealed and signed with its key of 32 bytes. */
  withKey(key: Uint8Array): Vault;
};

const prefix = 'sealed:v1:';
const nonceBytes = 12;
const tagBytes = 16;

const derive = (serverKey: Uint8Array, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', serverKey, '', purpose, bytes));
const idOf = (serverKey: Uint8Array): string =>
  derive(serverKey, 'mobility backup key id', 8).toString('hex');
const signingKeyOf = (serverKey: Uint8Array): Buffer => derive(serverKey, 'mobility backup signatures', 32);
const secretKeyOf = (serverKey: Uint8Array): Buffer => derive(serverKey, 'mobility backup secrets', 32);

const signWith = (key: Uint8Array, text: string): string =>
  `hmac-sha256:${createHmac('sha256', key).update(text).digest('hex')}`;
const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const openWith = (key: Buffer, bytes: Buffer, about: string): string | null => {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-tagBytes));
  try {
    return decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
};

/**
 * AES-256-GCM with separate keys derived from the server's keys, so that one cannot be used in place of the other. The
 * first key seals; what the others have sealed is opened too.
 */
export const createVault = (ring: KeyRing): Vault => {
  const keys = [secretKeyOf(ring[0]), ...ring.slice(1).map(secretKeyOf)] as const;
  const signingKeys = [signingKeyOf(ring[0]), ...ring.slice(1).map(signingKeyOf)] as const;
  const ids = new Set(ring.map(idOf));
  return {
    keyId: idOf(ring[0]),
    isOurs: (keyId) => ids.has(keyId),
    seal: (secret, about) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', keys[0], nonce).setAAD(Buffer.from(about));
      const parts = [nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return prefix + Buffer.concat(parts).toString('base64url');
    },
    open: (sealed, about) => {
      const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url');
      if (!sealed.startsWith(prefix) || bytes.length < nonceBytes + tagBytes) return null;
      for (const key of keys) {
        const secret = openWith(key, bytes, about);
        if (secret !== null) return secret;
      }
      return null;
    },
    sign: (text) => signWith(signingKeys[0], text),
    isSigned: (text, signature) => signingKeys.some((key) => isEqual(signWith(key, text), signature)),
    withKey: (key) => createVault([...ring, key]),
  };
};
