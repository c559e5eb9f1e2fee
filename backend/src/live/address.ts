import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import type { HandshakeRequest } from './handshake.ts';

/** What a request for the live channel says. */
export type LiveAddress = { handshake: HandshakeRequest; query: Record<string, unknown> };

const pattern = /^\/ws\/([^/?]+)(?:\?(.*))?$/s;

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** The user, the token and the position in the address of a request; null for another address. */
export const liveAddressOf = ({ url = '', headers }: IncomingMessage): LiveAddress | null => {
  const [, path, text = ''] = pattern.exec(url) ?? [];
  const userId = path === undefined ? null : decoded(path);
  if (userId === null) return null;
  const query = parse(text);
  // A token that is given twice is none.
  const token = typeof query.token === 'string' ? query.token : undefined;
  return {
    handshake: { userId, token, origin: headers.origin, host: headers.host ?? '' },
    query,
  };
};
