import { sql } from 'kysely';
import type { Read, Store } from '../../store/store.ts';

/** The partitions of the audit trail by their names, each with its bounds, oldest first. */
export const auditParts = async (db: Read): Promise<Record<string, string>> => {
  const { rows } = await sql<{ name: string; bounds: string }>`select relname as name,
    replace(pg_get_expr(relpartbound, pg_class.oid), 'FOR VALUES ', '') as bounds
    from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'audit'::regclass order by relname <> 'audit_first', relname`.execute(db);
  const inWords = (bounds: string): string =>
    bounds.replace(/'(\d+)'/g, (_, time) => new Date(Number(time)).toISOString().slice(0, 10));
  return Object.fromEntries(rows.map(({ name, bounds }) => [name, inWords(bounds)]));
};

/** Writes an audit entry at each of these moments, with these ids. */
export const addEntries = (store: Store, entries: readonly (readonly [id: string, at: number])[]) =>
  store.transaction(async (db) => {
    const rest = { entity_id: null, user_id: null, metadata: null, request_id: null };
    const rows = entries.map(([id, created_at]) => ({
      ...rest,
      id,
      created_at,
      action: 'user_login',
      entity_type: 'user',
      severity: 'info' as const,
      description: 'Signed in',
    }));
    for (let from = 0; from < rows.length; from += 1_000)
      await db
        .insertInto('audit')
        .values(rows.slice(from, from + 1_000))
        .execute();
  }, []);

/** The ids in a partition, in their order. */
export const idsIn = async (db: Read, part: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(part)} order by id`.execute(db);
  return rows.map(({ id }) => id);
};
