import type { Role } from '@mobility/openapi';
import type { Context } from '../context.ts';
import type { Caller } from '../domain/caller.ts';
import { serverLimits } from '../domain/limits.ts';
import { deviceOf, networkOf } from '../domain/origin.ts';
import { Refusal } from '../domain/refusal.ts';
import { writeAudit } from '../store/audit.ts';
import { preparedFor } from '../store/live/prepared-for.ts';
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
      created_at: time,
      rotated_at: time,
      revoked_at: null,
      revoked_by: null,
      device: deviceOf(origin.userAgent),
      address: networkOf(origin.address),
    })
    .execute();
  return tokens.issue({ userId: user.id, sessionId: id, role: user.role, tokenId }, time);
}

type Guards = Ports & Pick<Context, 'hub' | 'newId'>;

/**
 * Returns the caller of a token, or refuses. To be renewed, a token may have expired recently. One that was valid until a
 * lock ended its session is refused with the reason.
 */
export async function authenticate(ports: Guards, token: string | null, renews = false): Promise<Caller> {
  if (token === null) throw new Refusal('unauthorized', 'Not authenticated');
  const read = await ports.tokens.read(token);
  if (read.kind === 'invalid') throw invalidToken();
  if (read.kind === 'lapsed') {
    const renewable = renews && ports.now() - read.expiredAt <= serverLimits.auth.refreshGrace;
    if (!renewable) throw new Refusal('unauthorized', 'Token expired');
  }
  return callerOf(ports, read.claims);
}

type Key = Pick<Claims, 'sessionId' | 'tokenId'>;

/**
 * Returns the caller of these claims if their session is open and has this token; refuses otherwise. The session
 * says whose it is: a restore may have given its user another id since the token was issued. A token that was replaced too
 * long ago may be stolen: its session ends.
 */
async function callerOf(ports: Guards, claims: Key): Promise<Caller> {
  const { store, now } = ports;
  const session = await findSession(store.read, claims);
  if (!session || !isOpen(session)) {
    if (session && wasEndedByLock(session, claims)) {
      throw new Refusal('account_locked', 'Your account is locked');
    }
    throw invalidToken();
  }
  if (!isCurrent(session, claims, now())) {
    await endReused(ports, session);
    throw invalidToken();
  }
  return { id: session.user_id, role: session.role, sessionId: session.id, tokenId: claims.tokenId };
}

/** Whether the token of a locked user was valid until the lock. */
function wasEndedByLock(session: SessionRow, claims: Key): boolean {
  const { is_active, revoked_at, revoked_by } = session;
  if (is_active === 1 || revoked_by !== 'lock') return false;
  return revoked_at !== null && isCurrent(session, claims, revoked_at);
}

async function endReused({ store, hub, now, newId }: Guards, session: SessionRow): Promise<void> {
  const isEnded = await store.transaction(
    async (db) => {
      const [ended] = await revokeOpen(db, session.id, now());
      if (!ended) return false;
      await writeAudit(
        { db, now: now(), newId, requestId: null },
        {
          action: 'user_session_ended',
          entity_type: 'user',
          entity_id: session.user_id,
          user_id: session.user_id,
          severity: 'high',
          description: 'A token that was replaced before was presented again; its session was ended',
        },
      );
      return true;
    },
    [session.user_id],
  );
  if (isEnded) hub.closeSession(session.id, 1008, 'Invalid token');
}

const revokeOpen = (db: Write, sessionId: string, now: number) =>
  db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();

/** Replaces the session's token. Within the grace period a replaced token yields the same new token, so that tabs agree. */
export async function rotateToken(
  db: Write,
  { tokens, now, newId }: Makers,
  { sessionId, tokenId: presented }: Caller,
): Promise<string> {
  const claims = { sessionId, tokenId: presented };
  const session = await findSession(db, claims);
  if (!session || !isOpen(session) || !isCurrent(session, claims, now())) throw invalidToken();
  const who = { userId: session.user_id, sessionId: session.id, role: session.role };
  if (session.token_id !== presented) {
    return tokens.issue({ ...who, tokenId: session.token_id }, session.rotated_at);
  }
  const [tokenId, time] = [newId(), now()];
  await db
    .deleteFrom('replaced_tokens')
    .where('session_id', '=', session.id)
    .where('valid_until', '<', time)
    .execute();
  await db
    .insertInto('replaced_tokens')
    .values({
      session_id: session.id,
      token_id: presented,
      valid_until: time + serverLimits.auth.rotationGrace,
    })
    .execute();
  await db
    .updateTable('sessions')
    .set({ token_id: tokenId, rotated_at: time })
    .where('id', '=', session.id)
    .execute();
  return tokens.issue({ ...who, tokenId }, time);
}

/** Revokes a session and with it its tokens. */
export const revokeSession = (db: Write, sessionId: string, now: number) =>
  db.updateTable('sessions').set({ revoked_at: now }).where('id', '=', sessionId).execute();

/**
 * Revokes all sessions of a user except the session `kept`, and stores `by` as the reason, which the refusal of their
 * tokens reports. Returns their ids, so that their sockets can be closed.
 */
export const revokeSessionsOf = async (
  db: Write,
  userId: string,
  now: number,
  { kept, by = null }: { kept?: string; by?: 'lock' | null } = {},
): Promise<string[]> => {
  const rows = await db
    .updateTable('sessions')
    .set({ revoked_at: now, revoked_by: by })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('id', '<>', kept ?? '')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Those of the given sessions that are open, of users who are not locked, by id. */
export const openSessions = async (db: Read, ids: readonly string[]) => {
  const rows = await selectOpen(
    db,
    ids.map((id) => ({ id })),
  );
  return new Map(rows.map((row) => [row.id, row]));
};

const selectOpen = preparedFor(['id'], (db: Read, keys: readonly { id: string }[]) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id', 'sessions.token_id', 'sessions.rotated_at', 'users.role'])
    .where(
      'sessions.id',
      'in',
      keys.map(({ id }) => id),
    )
    .where('sessions.revoked_at', 'is', null)
    .where('users.is_active', '=', 1),
);

const selectSession = prepared(['sessionId', 'tokenId'], (db: Read, { sessionId, tokenId }: Key) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('replaced_tokens', (join) =>
      join
        .onRef('replaced_tokens.session_id', '=', 'sessions.id')
        .on('replaced_tokens.token_id', '=', tokenId),
    )
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.token_id',
      'sessions.rotated_at',
      'sessions.revoked_at',
      'sessions.revoked_by',
      'users.role',
      'users.is_active',
      'replaced_tokens.valid_until as replaced_valid_until',
    ])
    .where('sessions.id', '=', sessionId),
);

const findSession = async (db: Read, { sessionId, tokenId }: Key) =>
  (await selectSession(db, { sessionId, tokenId })).at(0);

type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

const isOpen = (session: SessionRow): boolean => session.revoked_at === null && session.is_active === 1;

/** Whether the token is the session's, or was replaced a short time ago. */
const isCurrent = (session: SessionRow, { tokenId }: Key, now: number): boolean =>
  session.token_id === tokenId || now <= (session.replaced_valid_until ?? 0);

const invalidToken = () => new Refusal('unauthorized', 'Invalid token');
