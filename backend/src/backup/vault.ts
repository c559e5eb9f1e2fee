import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts secrets so that only this installation can read them. */
export type Vault = {
  /** The id of the key; it differs between installations. */
  keyId: string;
  /** Encrypts. `about` is the subject of the secret; opening requires the same subject. */
  seal(secret: string, about: string): string;
  /** The secret; null if it was sealed with another key or for another subject, or was changed. */
  open(sealed: string, about: string): string | null;
};

const prefix = 'sealed:v1:';
const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM with a separate key derived from the server's key, so that one cannot be used in place of the other. */
export const createVault = (serverKey: Uint8Array): Vault => {
  const derive = (purpose: string, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', serverKey, '', purpose, bytes));
  const key = derive('mobility backup secrets', 32);
  return {
    keyId: derive('mobility backup key id', 8).toString('hex'),
    seal: (secret, about) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
      const parts = [nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return prefix + Buffer.concat(parts).toString('base64url');
    },
    open: (sealed, about) => {
      const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url');
      if (!sealed.startsWith(prefix) || bytes.length < nonceBytes + tagBytes) return null;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-tagBytes));
      try {
        return (
          decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
        );
      } catch {
        return null;
      }
    },
  };
};
