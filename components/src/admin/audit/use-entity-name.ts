import { type AuditEntity, auditEntities } from '@mobility/openapi/lists';
import { adminAudit } from '../../intl/generated/en-US/admin-audit.ts';
import { useText } from '../../intl/use-text.ts';

const isKnown = (entity: string): entity is AuditEntity => auditEntities.some((known) => known === entity);

/** What the entities of the audit trail are called; the word of the server for one that this version does not know. */
export const useEntityName = (): ((entity: string) => string) => {
  const t = useText(adminAudit);
  return (entity) => (isKnown(entity) ? t(`entity_${entity}`) : entity);
};
