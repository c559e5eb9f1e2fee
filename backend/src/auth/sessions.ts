import type { Role } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import type { Context } from '../context.ts';
import type { Caller } from '../domain/caller.ts';
import { deviceOf, networkOf } from '../domain/origin.ts';
import { Refusal } from '../domain/refusal.ts';
import { prepared } from '../store/prepared.ts';
import type { Read, Write } from '../store/store.ts';
import type { Claims } from './tokens.ts';

type Account = { id: string; role: Role };
type Origin = { address: string | null; userAgent: string | null };
type Ports = Pick<Context, 'store' | 'tokens' | 'now'>;
type Makers = Pick<Context, 'tokens' | 'now' | 'newId'>;

/** Starts a session and returns its first token; `origin` is shown in the login activity. */
export async function startSession(
  db: Write,
  { tokens, now, newId }: Makers,
  user: Account,
  origin: Origin = { address: null, userAgent: null },
): Promise<string> {
  const [id, tokenId, time] = [newId(), newId(), now()];
  await db
    .insertInto('sessions')
    .values({
      id,
      user_id: user.id,
      token_id: tokenId,
      previous_token_id: null,
      previous_valid_until: null,
      created_at: time,
      rotated_at: time,
      revoked_at: null,
      device: deviceOf(origin.userAgent),
      address: networkOf(origin.address),
    })
    .execute();
  return tokens.issue({ userId: user.id, sessionId: id, role: user.role, tokenId }, time);
}

/** Returns the caller of a token, or refuses with 401. `lapsed` also accepts a recently expired token, so that it can be renewed. */
export async function authenticate(ports: Ports, token: string | null, lapsed = false): Promise<Caller> {
  if (token === null) throw new Refusal('unauthorized', 'Not authenticated');
  const read = await ports.tokens.read(token);
  if (read.kind === 'invalid') throw invalidToken();
  if (read.kind === 'lapsed') {
    const renewable = lapsed && ports.now() - read.expiredAt <= limits.auth.refreshGrace;
    if (!renewable) throw new Refusal('unauthorized', 'Token expired');
  }
  return callerOf(ports, read.claims);
}

type Claimed = Pick<Claims, 'userId' | 'sessionId' | 'tokenId'>;

/** Returns the caller of these claims if their session is open and has this token; refuses with 401 otherwise. */
export async function callerOf({ store, now }: Ports, claims: Claimed): Promise<Caller> {
  const session = await findSession(store.read, claims.sessionId);
  if (!session || !isCurrent(session, claims, now())) throw invalidToken();
  return { id: session.user_id, role: session.role, sessionId: session.id, tokenId: claims.tokenId };
}

/** Replaces the session's token. Within the grace period the replaced token yields the same new token, so that tabs agree. */
export async function rotateToken(
  db: Write,
  { tokens, now, newId }: Makers,
  { id: userId, sessionId, tokenId: presented }: Caller,
): Promise<string> {
  const session = await findSession(db, sessionId);
  if (!session || !isCurrent(session, { userId, tokenId: presented }, now())) throw invalidToken();
  const who = { userId: session.user_id, sessionId: session.id, role: session.role };
  if (session.token_id !== presented) {
    return tokens.issue({ ...who, tokenId: session.token_id }, session.rotated_at);
  }
  const [tokenId, time] = [newId(), now()];
  await db
    .updateTable('sessions')
    .set({
      token_id: tokenId,
      previous_token_id: session.token_id,
      previous_valid_until: time + limits.auth.rotationGrace,
      rotated_at: time,
    })
    .where('id', '=', session.id)
    .execute();
  return tokens.issue({ ...who, tokenId }, time);
}

/** Revokes a session and with it its tokens. */
export const revokeSession = (db: Write, sessionId: string, now: number) =>
  db.updateTable('sessions').set({ revoked_at: now }).where('id', '=', sessionId).execute();

/** Revokes all sessions of a user except `kept`. Returns their ids, so that their sockets can be closed. */
export const revokeSessionsOf = async (
  db: Write,
  userId: string,
  now: number,
  kept: string | null = null,
): Promise<string[]> => {
  const rows = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('id', '<>', kept ?? '')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Whether a session has a valid token; its sockets stay open as long. */
export async function isAlive({ store, now }: Ports, sessionId: string, tokenLife: number): Promise<boolean> {
  const session = await findSession(store.read, sessionId);
  return !!session && isOpen(session) && now() < session.rotated_at + tokenLife;
}

const selectSession = prepared(['id'], (db: Read, { id }: { id: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.token_id',
      'sessions.previous_token_id',
      'sessions.previous_valid_until',
      'sessions.rotated_at',
      'sessions.revoked_at',
      'users.role',
      'users.is_active',
    ])
    .where('sessions.id', '=', id),
);

const findSession = async (db: Read, id: string) => (await selectSession(db, { id })).at(0);

type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

const isOpen = (session: SessionRow): boolean => session.revoked_at === null && session.is_active === 1;

function isCurrent(
  session: SessionRow,
  { tokenId, userId }: Pick<Claims, 'tokenId' | 'userId'>,
  now: number,
): boolean {
  if (!isOpen(session) || session.user_id !== userId) return false;
  const replacedInTime = session.previous_token_id === tokenId && now <= (session.previous_valid_until ?? 0);
  return session.token_id === tokenId || replacedInTime;
}

const invalidToken = () => new Refusal('unauthorized', 'Invalid token');
