import type { AuditLog } from '@mobility/openapi';
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

/** The audit entries, newest first. */
export const listAudit = async (db: Read, limit: number): Promise<AuditLog[]> => {
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ created_at, metadata, request_id, ...row }) => ({
    ...row,
    timestamp: new Date(created_at).toISOString(),
    metadata: metadata === null ? null : JSON.parse(metadata),
  }));
};
