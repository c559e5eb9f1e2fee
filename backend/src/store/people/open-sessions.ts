import type { Read } from '../store.ts';

// Limits the bound parameters of one statement.
const sessionsPerStatement = 500;

/** The given sessions that have not ended. */
export const openAmong = async (db: Read, sessionIds: readonly string[]): Promise<Set<string>> => {
  const open = new Set<string>();
  for (let first = 0; first < sessionIds.length; first += sessionsPerStatement) {
    const rows = await db
      .selectFrom('sessions')
      .select('id')
      .where('id', 'in', sessionIds.slice(first, first + sessionsPerStatement))
      .where('revoked_at', 'is', null)
      .execute();
    for (const { id } of rows) open.add(id);
  }
  return open;
};
