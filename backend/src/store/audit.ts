import type { AuditTable } from './schema.ts';
import type { Unit } from './unit.ts';

export type AuditEntry = Pick<
  AuditTable,
  'action' | 'entity_type' | 'entity_id' | 'user_id' | 'description'
> & {
  severity?: AuditTable['severity'];
  metadata?: Record<string, unknown>;
};

/** Writes what was done, in the same transaction as the doing. */
export const writeAudit = async (unit: Unit, { severity, metadata, ...entry }: AuditEntry): Promise<void> => {
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
