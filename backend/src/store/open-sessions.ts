import type { Read } from './store.ts';

// One statement takes only so many values.
const sessionsPerStatement = 500;

/** Which of these sessions have not been ended. */
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
