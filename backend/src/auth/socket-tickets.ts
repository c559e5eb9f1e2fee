import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

/** A ticket that was read: which session it opens a channel for, until when, and the name of this one ticket. */
export type SocketTicket = { sessionId: string; expiresAt: number; hash: string };

/**
 * Tickets that open one live channel of a session within 30 seconds. They are signed, so that nothing is stored before
 * one is used.
 */
export type SocketTickets = {
  issue(sessionId: string): { ticket: string; expiresAt: number };
  /** The ticket; null if its signature is wrong or it has expired. Whether it was used before is not known here. */
  read(ticket: string): SocketTicket | null;
};

const prefix = 'wst_';
const life = 30_000;
const macLength = 20;
const format = /^wst_(([^_]{1,26})_([0-9a-z]{8})[0-9a-z]{3})_([\w-]{20})$/;

/** Whether the text is a ticket rather than an access token. */
export const isTicket = (text: string): boolean => text.startsWith(prefix);

/** Distinguishes the tickets that a session gets within a millisecond. */
const suffix = (): string =>
  randomInt(36 ** 3)
    .toString(36)
    .padStart(3, '0');

/** Signs with separate keys derived from the tokens' keys, so that neither is accepted as the other. */
export const createSocketTickets = (ring: KeyRing, now: () => number): SocketTickets => {
  const derive = (key: Uint8Array): Buffer => createHmac('sha256', key).update('socket tickets').digest();
  const keys = [derive(ring[0]), ...ring.slice(1).map(derive)] as const;
  const sign = (key: Buffer, text: string): Buffer =>
    Buffer.from(createHmac('sha256', key).update(text).digest('base64url').slice(0, macLength));

  return {
    issue: (sessionId) => {
      const expiresAt = now() + life;
      const signed = `${sessionId}_${expiresAt.toString(36).padStart(8, '0')}${suffix()}`;
      return { ticket: `${prefix}${signed}_${sign(keys[0], signed)}`, expiresAt };
    },
    read: (ticket) => {
      const [, signed, sessionId, expires, mac] = format.exec(ticket) ?? [];
      if (!signed || !sessionId || !expires || !mac) return null;
      if (!keys.some((key) => timingSafeEqual(Buffer.from(mac), sign(key, signed)))) return null;
      const expiresAt = Number.parseInt(expires, 36);
      const hash = createHash('sha256').update(ticket).digest('base64url');
      return now() < expiresAt ? { sessionId, expiresAt, hash } : null;
    },
  };
};
