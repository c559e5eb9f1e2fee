import type { Role } from '@mobility/openapi';
import { jwtVerify, SignJWT } from 'jose';

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

type Options = { key: Uint8Array; life: number; now(): number };
const issuer = 'mobility';

type Verified = { claims: Claims; expiresAt: number };
const verifiedAtMost = 10_000;

/** Tokens signed with HMAC-SHA-256; `life` in milliseconds. */
export const createTokens = ({ key, life, now }: Options): Tokens => {
  // A verified signature stays valid; only the expiry is checked on each read.
  const verified = new Map<string, Verified>();

  return {
    issue: ({ userId, sessionId, role, tokenId }, issuedAt) => {
      const seconds = Math.floor(issuedAt / 1000);
      return new SignJWT({ sid: sessionId, role })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(userId)
        .setJti(tokenId)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + Math.ceil(life / 1000))
        .sign(key);
    },
    read: async (token) => {
      const known = verified.get(token) ?? (await verify(token, key));
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

/** The claims of a token, expired or not; null if the signature or the format is wrong. */
async function verify(token: string, key: Uint8Array): Promise<Verified | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer,
      // Expiry is checked at every read, so this check accepts a token of any age.
      currentDate: new Date(0),
      requiredClaims: ['exp'],
    });
    const claims = claimsOf(payload);
    return claims ? { claims, expiresAt: (payload.exp ?? 0) * 1000 } : null;
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
