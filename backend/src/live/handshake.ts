import { authenticate, openSessions } from '../auth/sessions.ts';
import { isTicket, type SocketTicket } from '../auth/socket-tickets.ts';
import type { Context } from '../context.ts';
import type { Caller } from '../domain/caller.ts';
import { Refusal } from '../domain/refusal.ts';
import { keepInDatabase, keepInMemory, type UsedTickets } from '../store/messages/socket-tickets.ts';
import type { Store } from '../store/store.ts';
import { gather } from './gather.ts';

/** The user, token and origin of a connection request. */
export type HandshakeRequest = {
  userId: string;
  token: string | undefined;
  origin: string | undefined;
  host: string;
};

/** The caller of a connection, or the reason to close it with 1008. */
export type Admit = (handshake: HandshakeRequest) => Promise<Caller | string>;

const gatheredAtMost = 100;

/** Admits connections. Tickets that arrive together are redeemed together. */
export const createAdmission = (context: Context): Admit => {
  const redeem = ticketRedeemer(context);
  const callerWith = (key: string | null): Promise<Caller> =>
    key !== null && isTicket(key) ? redeem(key) : authenticate(context, key);

  return async (handshake) => {
    if (!isAllowedOrigin(handshake, context.config.allowedOrigins)) return 'Origin not allowed';
    try {
      const caller = await callerWith(handshake.token ?? null);
      return caller.id === handshake.userId ? caller : 'Invalid token';
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return error.message === 'Token expired' ? 'Token expired' : 'Invalid token';
    }
  };
};

const invalid = () => new Refusal('unauthorized', 'Invalid token');

/** Returns the owner of a ticket and uses it up. */
const ticketRedeemer = (context: Context): ((ticket: string) => Promise<Caller>) => {
  const { store, config, now } = context;
  const used = config.databaseUrl === null ? keepInMemory(now) : keepInDatabase(store);
  const redeemed = gather(gatheredAtMost, (tickets: readonly SocketTicket[]) =>
    redeemAll(store, used, tickets),
  );
  return async (text) => {
    const ticket = context.tickets.read(text);
    const caller = ticket && (await redeemed(ticket));
    if (!caller) throw invalid();
    return caller;
  };
};

/** The owners of tickets; null for one that was used before, and for one whose session has ended. */
const redeemAll = async (
  store: Store,
  markUsed: UsedTickets,
  tickets: readonly SocketTicket[],
): Promise<(Caller | null)[]> => {
  const sessions = await openSessions(
    store.read,
    tickets.map(({ sessionId }) => sessionId),
  );
  const rows = tickets.flatMap(({ hash, sessionId, expiresAt }) => {
    const session = sessions.get(sessionId);
    return session
      ? [
          {
            ticket_hash: hash,
            user_id: session.user_id,
            session_id: session.id,
            token_id: session.token_id,
            expires_at: expiresAt,
          },
        ]
      : [];
  });
  const unused = rows.length > 0 ? await markUsed(rows) : new Set<string>();
  return tickets.map(({ hash, sessionId }) => {
    const session = sessions.get(sessionId);
    // A ticket that came twice at once opens one channel.
    if (!session || !unused.delete(hash)) return null;
    return { id: session.user_id, role: session.role, sessionId, tokenId: session.token_id };
  });
};

// Only browsers send an Origin header, which must then be an allowed one.
function isAllowedOrigin({ origin, host }: HandshakeRequest, allowed: readonly string[]): boolean {
  if (origin === undefined || allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
