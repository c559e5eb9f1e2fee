import { prepared } from '../prepared.ts';
import type { Read } from '../store.ts';

/** A driver's state with the session whose positions count; `reporter` is null if those of each session do. */
export const withReporter = (db: Read, userId: string) =>
  db
    .selectFrom('driver_state')
    .leftJoin('sessions', (join) =>
      join.onRef('sessions.id', '=', 'driver_state.position_session').on('sessions.revoked_at', 'is', null),
    )
    .select('sessions.id as reporter')
    .where('driver_state.user_id', '=', userId);

const selectReporter = prepared(['userId'], (db: Read, { userId }: { userId: string }) =>
  withReporter(db, userId).select('is_online'),
);

/** The session whose positions of a driver count, and whether the driver is online; undefined before any preference. */
export const reporterOf = async (db: Read, userId: string) => (await selectReporter(db, { userId }))[0];
