import { jwtVerify, SignJWT } from 'jose';

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

/** Proofs signed with HMAC-SHA-256. */
export const createDeviceProofs = (key: Uint8Array, now: () => number): DeviceProofs => ({
  issue: ({ userId, deviceId }) => {
    const seconds = Math.floor(now() / 1000);
    return new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(issuer)
      .setSubject(userId)
      .setJti(deviceId)
      .setExpirationTime(seconds + life)
      .sign(key);
  },
  read: async (proof) => {
    try {
      const options = {
        algorithms: ['HS256'],
        issuer,
        currentDate: new Date(now()),
        requiredClaims: ['exp'],
      };
      const { sub, jti } = (await jwtVerify(proof, key, options)).payload;
      return sub === undefined || jti === undefined ? null : { userId: sub, deviceId: jti };
    } catch {
      return null;
    }
  },
});
