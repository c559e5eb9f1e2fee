import { createHash, randomBytes } from 'node:crypto';
import type { Caller } from '../../domain/caller.ts';
import type { SocketTicketsTable } from '../schema.ts';
import type { Write } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

const prefix = 'wst_';
const life = 30_000;
const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url');

/** Whether the text is a ticket rather than an access token. */
export const isTicket = (text: string): boolean => text.startsWith(prefix);

/** Creates a ticket that opens one live channel of the caller within 30 seconds. Deletes the caller's expired ones. */
export const keepTicket = async (
  { db, now }: UnitOfWork,
  caller: Caller,
): Promise<{ ticket: string; expiresAt: number }> => {
  const ticket = prefix + randomBytes(32).toString('base64url');
  const expiresAt = now + life;
  await db
    .deleteFrom('socket_tickets')
    .where('expires_at', '<=', now)
    .where('user_id', '=', caller.id)
    .execute();
  await db
    .insertInto('socket_tickets')
    .values({
      ticket_hash: hashOf(ticket),
      user_id: caller.id,
      session_id: caller.sessionId,
      token_id: caller.tokenId,
      expires_at: expiresAt,
    })
    .execute();
  return { ticket, expiresAt };
};

/** Uses a ticket. Returns its owner; undefined if it is unknown, used or expired. */
export const takeTicket = async (
  db: Write,
  ticket: string,
  now: number,
): Promise<SocketTicketsTable | undefined> =>
  db
    .deleteFrom('socket_tickets')
    .where('ticket_hash', '=', hashOf(ticket))
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
