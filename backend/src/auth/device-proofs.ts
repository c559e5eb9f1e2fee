import { jwtVerify, SignJWT } from 'jose';
import type { KeyRing } from './key-ring.ts';

/** A device that signed in before. */
export type KnownDevice = { userId: string; deviceId: string };

/** Proofs of an earlier sign-in on a device. They give no access. */
export type DeviceProofs = {
  issue(device: KnownDevice): Promise<string>;
  /** The device of a proof; null if the proof is invalid or older than a year. */
  read(proof: string): Promise<KnownDevice | null>;
};

// Differs from the issuer of access tokens, so that neither is accepted as the other.
const issuer = 'mobility device';
const life = 31_536_000;

/** Proofs signed with HMAC-SHA-256 and the first key. */
export const createDeviceProofs = (keys: KeyRing, now: () => number): DeviceProofs => ({
  issue: ({ userId, deviceId }) => {
    const seconds = Math.floor(now() / 1000);
    return new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(issuer)
      .setSubject(userId)
      .setJti(deviceId)
      .setExpirationTime(seconds + life)
      .sign(keys[0]);
  },
  read: async (proof) => {
    const options = { algorithms: ['HS256'], issuer, currentDate: new Date(now()), requiredClaims: ['exp'] };
    for (const key of keys) {
      // A proof names no key: a wrong signature leads to the next one.
      const proven = await jwtVerify(proof, key, options).catch(() => null);
      const { sub, jti } = proven?.payload ?? {};
      if (sub !== undefined && jti !== undefined) return { userId: sub, deviceId: jti };
    }
    return null;
  },
});
