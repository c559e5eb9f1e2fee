import type { LoginSession } from '@mobility/openapi';
import type { Context } from '../context.ts';
import { serverLimits } from '../domain/limits.ts';

const shown = 100;

/** The sessions of a user that are open or ended recently; `current` is the session of the request. */
export const sessionsOf = async (
  { store, now, config }: Pick<Context, 'store' | 'now' | 'config'>,
  userId: string,
  current: string,
): Promise<LoginSession[]> => {
  const rows = await store.read
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'created_at', 'rotated_at', 'revoked_at'])
    .where('user_id', '=', userId)
    // Older ones can never be renewed.
    .where('rotated_at', '>=', now() - config.tokenLife - serverLimits.auth.refreshGrace)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    address: row.address,
    created_at: new Date(row.created_at).toISOString(),
    last_active_at: new Date(row.rotated_at).toISOString(),
    ended_at: row.revoked_at === null ? null : new Date(row.revoked_at).toISOString(),
    current: row.id === current,
  }));
};
