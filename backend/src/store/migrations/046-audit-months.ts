import { PostgresAdapter, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

const indexes: Readonly<Record<string, string>> = {
  audit_newest: 'created_at, id',
  audit_of_action: 'action, created_at, id',
  audit_of_severity: 'severity, created_at, id',
  audit_of_user: 'user_id, action, created_at',
  audit_by_user: 'user_id, created_at, id',
  audit_about: 'entity_id, created_at, id',
};

/**
 * Makes the audit trail a partitioned table on PostgreSQL, with the table of before as its only partition. No row is
 * read or written: the partition has no bounds yet, and brings its indexes along. A job opens the months. A constraint
 * that an administrator added, so that the first month is opened without reading, stays with the rows of before.
 */
export const auditMonths = async (db: Transaction<Database>): Promise<void> => {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`alter table audit rename to audit_first`.execute(db);
  await sql`create table audit (like audit_first including all excluding indexes excluding constraints)
    partition by range (created_at)`.execute(db);
  for (const [name, columns] of Object.entries(indexes)) {
    await sql`alter index ${sql.id(name)} rename to ${sql.id(name.replace('audit', 'audit_first'))}`.execute(
      db,
    );
    await sql`create index ${sql.id(name)} on audit (${sql.raw(columns)})`.execute(db);
  }
  await sql`alter table audit attach partition audit_first for values from (minvalue) to (maxvalue)`.execute(
    db,
  );
};
