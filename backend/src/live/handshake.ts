import { authenticate, callerOf } from '../auth/sessions.ts';
import type { Context } from '../context.ts';
import { type Caller, Refusal } from '../operation.ts';
import { isTicket, takeTicket } from '../store/socket-tickets.ts';

/** Who wants to connect, and from where. */
export type Knock = { userId: string; token: string | undefined; origin: string | undefined; host: string };

/** The caller behind a connection, or the reason that it is closed with 1008. */
export async function admit(context: Context, knock: Knock): Promise<Caller | string> {
  if (!isAllowedOrigin(knock, context.config.allowedOrigins)) return 'Origin not allowed';
  try {
    const caller = await callerWith(context, knock.token ?? null);
    return caller.id === knock.userId ? caller : 'Invalid token';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.message === 'Token expired' ? 'Token expired' : 'Invalid token';
  }
}

/** Who holds the key: an access token, or a ticket, which is used up by this. */
async function callerWith(context: Context, key: string | null): Promise<Caller> {
  if (key === null || !isTicket(key)) return authenticate(context, key);
  const ticket = await context.store.transaction((db) => takeTicket(db, key, context.now()));
  if (!ticket) throw new Refusal(401, 'unauthorized', 'Invalid token');
  const { user_id: userId, session_id: sessionId, token_id: tokenId } = ticket;
  return callerOf(context, { userId, sessionId, tokenId });
}

// Programs send no Origin; a browser always does, and then it has to be ours.
function isAllowedOrigin({ origin, host }: Knock, allowed: readonly string[]): boolean {
  if (origin === undefined || allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
