import type { AuditSentence } from '@mobility/openapi/audit-sentences';
import type { AuditAction, AuditEntity } from '@mobility/openapi/lists';
import type { AuditTable } from './schema.ts';

/** An action with one of its descriptions. */
export type AuditWords<Action extends AuditAction> = {
  [Each in Action]: { action: Each; description: AuditSentence<Each> };
}[Action];

/** What a change writes into the audit trail. */
export type AuditEntry = Pick<AuditTable, 'entity_id' | 'user_id'> &
  AuditWords<AuditAction> & {
    entity_type: AuditEntity;
    severity?: AuditTable['severity'];
    metadata?: Record<string, unknown>;
  };
