import { createHash, randomBytes } from 'node:crypto';

/** The token of a link that is sent by e-mail. It is not stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The part of a token that is stored. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
