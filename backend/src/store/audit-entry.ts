import type { AuditAction, AuditEntity } from '@mobility/openapi/lists';
import type { AuditTable } from './schema.ts';

/** What a change writes into the audit trail. */
export type AuditEntry = Pick<AuditTable, 'entity_id' | 'user_id' | 'description'> & {
  action: AuditAction;
  entity_type: AuditEntity;
  severity?: AuditTable['severity'];
  metadata?: Record<string, unknown>;
};
