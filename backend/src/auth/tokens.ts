import type { Role } from '@mobility/openapi';
import { jwtVerify, SignJWT } from 'jose';

/** What a token says; `tokenId` tells the tokens of one session apart. */
export type Claims = { userId: string; sessionId: string; role: Role; tokenId: string };

/** A token as read: valid, lapsed at `expiredAt` (milliseconds), or not one of ours. */
export type ReadToken =
  | { kind: 'valid'; claims: Claims }
  | { kind: 'lapsed'; claims: Claims; expiredAt: number }
  | { kind: 'invalid' };

export type Tokens = {
  /** Signs a token; the same claims and `issuedAt` (milliseconds) give the same token. */
  issue(claims: Claims, issuedAt: number): Promise<string>;
  /** Checks signature and time alone; whether the session still lives is the store's to say. */
  read(token: string): Promise<ReadToken>;
};

type Options = { key: Uint8Array; life: number; now(): number };
const issuer = 'mobility';

type Verified = { claims: Claims; expiresAt: number };
const verifiedAtMost = 10_000;

/** Tokens signed with HMAC-SHA-256; `life` in milliseconds. */
export const createTokens = ({ key, life, now }: Options): Tokens => {
  // A signature that was right stays right; only the time is judged anew.
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

/** What a token of ours says, lapsed or not; null where the signature or the form is wrong. */
async function verify(token: string, key: Uint8Array): Promise<Verified | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer,
      // Time is judged at every read; here every token that was ever ours passes.
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
