import type { Role } from '@mobility/openapi';
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { type KeyRing, keyIdOf } from './key-ring.ts';

/** The content of a token; `tokenId` distinguishes the tokens of one session. */
export type Claims = { userId: string; sessionId: string; role: Role; tokenId: string };

/** A token as read: valid, lapsed at `expiredAt` (milliseconds), or not one of ours. */
export type ReadToken =
  | { kind: 'valid'; claims: Claims }
  | { kind: 'lapsed'; claims: Claims; expiredAt: number }
  | { kind: 'invalid' };

export type Tokens = {
  /** Signs a token; the same claims and `issuedAt` (milliseconds) give the same token. */
  issue(claims: Claims, issuedAt: number): Promise<string>;
  /** Checks signature and expiry only; whether the session is open is in the store. */
  read(token: string): Promise<ReadToken>;
};

type Options = { keys: KeyRing; life: number; now(): number };
const issuer = 'mobility';

type Verified = { claims: Claims; expiresAt: number };
const verifiedAtMost = 10_000;

/** Tokens signed with HMAC-SHA-256 and the first key; `life` in milliseconds. */
export const createTokens = ({ keys, life, now }: Options): Tokens => {
  const [key] = keys;
  const kid = keyIdOf(key);
  // A verified signature stays valid; only the expiry is checked on each read.
  const verified = new Map<string, Verified>();

  return {
    issue: ({ userId, sessionId, role, tokenId }, issuedAt) => {
      const seconds = Math.floor(issuedAt / 1000);
      return new SignJWT({ sid: sessionId, role })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid })
        .setIssuer(issuer)
        .setSubject(userId)
        .setJti(tokenId)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + Math.ceil(life / 1000))
        .sign(key);
    },
    read: async (token) => {
      const known = verified.get(token) ?? (await verify(token, keys));
      if (!known) return { kind: 'invalid' };
      remember(verified, token, known);
      const { claims, expiresAt } = known;
      return now() < expiresAt ? { kind: 'valid', claims } : { kind: 'lapsed', claims, expiredAt: expiresAt };
    },
  };
};

function remember(verified: Map<string, Verified>, token: string, known: Verified): void {
  if (verified.has(token)) return;
  const oldest = verified.keys().next().value;
  if (verified.size >= verifiedAtMost && oldest !== undefined) verified.delete(oldest);
  verified.set(token, known);
}

/** The keys that a token may be signed with: the one that it names, or any if it is of a release that named none. */
const keysFor = (token: string, keys: KeyRing): readonly Uint8Array[] => {
  const { kid } = decodeProtectedHeader(token);
  return kid === undefined ? keys : keys.filter((key) => keyIdOf(key) === kid);
};

/** The claims of a token, expired or not; null if the signature or the format is wrong. */
async function verify(token: string, keys: KeyRing): Promise<Verified | null> {
  try {
    for (const key of keysFor(token, keys)) {
      // Expiry is checked at every read, so this check accepts a token of any age.
      const options = { algorithms: ['HS256'], issuer, currentDate: new Date(0), requiredClaims: ['exp'] };
      const verified = await jwtVerify(token, key, options).catch(() => null);
      const claims = verified && claimsOf(verified.payload);
      if (claims) return { claims, expiresAt: (verified.payload.exp ?? 0) * 1000 };
    }
    return null;
  } catch {
    return null;
  }
}

const isRole = (value: unknown): value is Role =>
  value === 'rider' || value === 'driver' || value === 'admin';

function claimsOf({ sub, sid, role, jti }: Record<string, unknown>): Claims | null {
  const whole = typeof sub === 'string' && typeof sid === 'string' && typeof jti === 'string' && isRole(role);
  return whole ? { userId: sub, sessionId: sid, role, tokenId: jti } : null;
}
