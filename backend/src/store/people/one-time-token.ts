import { createHash, randomBytes } from 'node:crypto';

/** The token of a link that is sent by e-mail. It is not stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
