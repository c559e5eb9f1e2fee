import type { Role } from '@mobility/openapi';
import { errors, jwtVerify, SignJWT } from 'jose';

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

/** Tokens signed with HMAC-SHA-256; `life` in milliseconds. */
export const createTokens = ({ key, life, now }: Options): Tokens => ({
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
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        issuer,
        currentDate: new Date(now()),
        requiredClaims: ['exp'],
      });
      const claims = claimsOf(payload);
      return claims ? { kind: 'valid', claims } : { kind: 'invalid' };
    } catch (error) {
      if (!(error instanceof errors.JWTExpired)) return { kind: 'invalid' };
      const claims = claimsOf(error.payload);
      return claims
        ? { kind: 'lapsed', claims, expiredAt: (error.payload.exp ?? 0) * 1000 }
        : { kind: 'invalid' };
    }
  },
});

const isRole = (value: unknown): value is Role =>
  value === 'rider' || value === 'driver' || value === 'admin';

function claimsOf({ sub, sid, role, jti }: Record<string, unknown>): Claims | null {
  const whole = typeof sub === 'string' && typeof sid === 'string' && typeof jti === 'string' && isRole(role);
  return whole ? { userId: sub, sessionId: sid, role, tokenId: jti } : null;
}
