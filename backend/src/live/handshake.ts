import { authenticate, callerOf } from '../auth/sessions.ts';
import type { Context } from '../context.ts';
import type { Caller } from '../domain/caller.ts';
import { Refusal } from '../domain/refusal.ts';
import { isTicket, takeTicket } from '../store/messages/socket-tickets.ts';

/** The user, token and origin of a connection request. */
export type HandshakeRequest = {
  userId: string;
  token: string | undefined;
  origin: string | undefined;
  host: string;
};

/** The caller of a connection, or the reason to close it with 1008. */
export async function admit(context: Context, handshake: HandshakeRequest): Promise<Caller | string> {
  if (!isAllowedOrigin(handshake, context.config.allowedOrigins)) return 'Origin not allowed';
  try {
    const caller = await callerWith(context, handshake.token ?? null);
    return caller.id === handshake.userId ? caller : 'Invalid token';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.message === 'Token expired' ? 'Token expired' : 'Invalid token';
  }
}

/** The owner of the key: an access token, or a ticket, which this uses up. */
async function callerWith(context: Context, key: string | null): Promise<Caller> {
  if (key === null || !isTicket(key)) return authenticate(context, key);
  const ticket = await context.store.transaction((db) => takeTicket(db, key, context.now()), []);
  if (!ticket) throw new Refusal('unauthorized', 'Invalid token');
  const { user_id: userId, session_id: sessionId, token_id: tokenId } = ticket;
  return callerOf(context, { userId, sessionId, tokenId });
}

// Only browsers send an Origin header, which must then be an allowed one.
function isAllowedOrigin({ origin, host }: HandshakeRequest, allowed: readonly string[]): boolean {
  if (origin === undefined || allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
