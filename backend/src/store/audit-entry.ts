import type { AuditTable } from './schema.ts';

/** What a change writes into the audit trail. */
export type AuditEntry = Pick<
  AuditTable,
  'action' | 'entity_type' | 'entity_id' | 'user_id' | 'description'
> & {
  severity?: AuditTable['severity'];
  metadata?: Record<string, unknown>;
};
