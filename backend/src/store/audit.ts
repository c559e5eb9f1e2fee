import type { AuditLog } from '@mobility/openapi';
import { sql } from 'kysely';
import type { AuditEntry } from './audit-entry.ts';
import type { Position } from './cursor.ts';
import { type Direction, isAfter } from './in-order.ts';
import { record } from './journal/journal.ts';
import { pageSize } from './page-size.ts';
import type { AuditTable } from './schema.ts';
import type { Read } from './store.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Writes an audit entry in the transaction of the audited change. */
export const writeAudit = (unit: UnitOfWork, { severity, metadata, ...entry }: AuditEntry): Promise<void> =>
  record(unit, {
    audits: [
      {
        ...entry,
        id: unit.newId(),
        severity: severity ?? 'info',
        metadata: metadata ? JSON.stringify(metadata) : null,
        request_id: unit.requestId,
        created_at: unit.now,
      },
    ],
  });

export type AuditChoice = {
  /** At most one of the two filters, because each has its own index. */
  action?: string | undefined;
  severity?: AuditTable['severity'] | undefined;
  /** Instead of the two: the user who acted, or who or what the entry is about. */
  person?: { id: string; as: 'user_id' | 'entity_id' } | undefined;
  since?: number | undefined;
  /** Entries before this time. */
  until?: number | undefined;
  direction: Direction;
};

/** A stored entry with the name and the address of the user who acted. */
export type AuditRow = AuditTable & { user_name: string | null; user_email: string | null };

const withActors = (db: Read) =>
  db
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.user_id')
    .selectAll('audit')
    .select(['users.name as user_name', 'users.email as user_email']);

/** The query of one audit entry. */
export const auditEntry = (db: Read, id: string) => withActors(db).where('audit.id', '=', id);

/**
 * The query of audit entries after a position, at least as many as asked for where there are so many. The number is part
 * of its text, and a condition that holds for all entries is not: so PostgreSQL plans it once, and not each time for all
 * months. The severity is part of the text too: a plan for any severity would read all entries to find a rare one.
 */
export const auditEntries = (
  db: Read,
  { action, severity, person, since, until, direction }: AuditChoice,
  after: Position | undefined,
  most: number,
) =>
  withActors(db)
    .$if(action !== undefined, (entries) => entries.where('action', '=', action ?? ''))
    .$if(severity !== undefined, (entries) => entries.where('severity', '=', sql.lit(severity ?? 'info')))
    .$if(person !== undefined, (entries) =>
      entries.where(`audit.${person?.as ?? 'user_id'}`, '=', person?.id ?? ''),
    )
    .$if(since !== undefined, (entries) => entries.where('audit.created_at', '>=', since ?? 0))
    .$if(until !== undefined, (entries) => entries.where('audit.created_at', '<', until ?? 0))
    .$if(after !== undefined, (entries) =>
      entries.where(
        isAfter(sql.ref('audit.created_at'), sql.ref('audit.id'), after ?? { value: 0, id: '' }, direction),
      ),
    )
    .orderBy('audit.created_at', direction)
    .orderBy('audit.id', direction)
    .limit(sql.lit(pageSize(most)));

/** At most so many audit entries after a position. */
export const readAuditEntries = async (
  db: Read,
  choice: AuditChoice,
  after: Position | undefined,
  most: number,
): Promise<AuditRow[]> => (await auditEntries(db, choice, after, most).execute()).slice(0, most);

/** The query that counts audit entries, of which it reads at most so many. */
export const countedAudit = (
  db: Read,
  { action, severity, since, until }: Omit<AuditChoice, 'person' | 'direction'>,
  most: number,
) =>
  db
    .selectFrom(
      db
        .selectFrom('audit')
        .select('id')
        .$if(action !== undefined, (entries) => entries.where('action', '=', action ?? ''))
        .$if(severity !== undefined, (entries) => entries.where('severity', '=', severity ?? 'info'))
        .$if(since !== undefined, (entries) => entries.where('created_at', '>=', since ?? 0))
        .$if(until !== undefined, (entries) => entries.where('created_at', '<', until ?? 0))
        .limit(sql.lit(most))
        .as('found'),
    )
    .select((row) => row.fn.countAll().as('total'));

/** An audit entry in the form of the contract. */
export const toAuditLog = ({ created_at, metadata, request_id, ...row }: AuditRow): AuditLog => ({
  ...row,
  timestamp: new Date(created_at).toISOString(),
  metadata: metadata === null ? null : JSON.parse(metadata),
});
