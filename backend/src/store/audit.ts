import type { AuditLog } from '@mobility/openapi';
import { sql } from 'kysely';
import type { Position } from './cursor.ts';
import { beforeFirst, type Direction, isAfter } from './in-order.ts';
import type { AuditTable } from './schema.ts';
import type { Read } from './store.ts';
import type { UnitOfWork } from './unit-of-work.ts';

export type AuditEntry = Pick<
  AuditTable,
  'action' | 'entity_type' | 'entity_id' | 'user_id' | 'description'
> & {
  severity?: AuditTable['severity'];
  metadata?: Record<string, unknown>;
};

/** Writes an audit entry in the transaction of the audited change. */
export const writeAudit = async (
  unit: UnitOfWork,
  { severity, metadata, ...entry }: AuditEntry,
): Promise<void> => {
  await unit.db
    .insertInto('audit')
    .values({
      ...entry,
      id: unit.newId(),
      severity: severity ?? 'info',
      metadata: metadata ? JSON.stringify(metadata) : null,
      request_id: unit.requestId,
      created_at: unit.now,
    })
    .execute();
};

export type AuditChoice = {
  /** At most one of the two filters, because each has its own index. */
  action?: string | undefined;
  severity?: AuditTable['severity'] | undefined;
  since: number;
  direction: Direction;
};

/** The query of audit entries after a position. */
export const auditEntries = (
  db: Read,
  { action, severity, since, direction }: AuditChoice,
  after: Position | undefined,
  most: number,
) =>
  db
    .selectFrom('audit')
    .selectAll()
    .$if(action !== undefined, (entries) => entries.where('action', '=', action ?? ''))
    .$if(severity !== undefined, (entries) => entries.where('severity', '=', severity ?? 'info'))
    .where('created_at', '>=', since)
    .where(isAfter(sql.ref('created_at'), sql.ref('id'), after ?? beforeFirst(direction), direction))
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(most);

/** An audit entry in the form of the contract. */
export const toAuditLog = ({ created_at, metadata, request_id, ...row }: AuditTable): AuditLog => ({
  ...row,
  timestamp: new Date(created_at).toISOString(),
  metadata: metadata === null ? null : JSON.parse(metadata),
});
