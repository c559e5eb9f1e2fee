import type { QueryOf } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import type { Handler } from '../../operation.ts';
import { auditEntries, toAuditLog } from '../../store/audit.ts';
import { type Position, pageOf, readCursor } from '../../store/cursor.ts';
import { contains, scan } from '../../store/scan.ts';
import type { AuditTable } from '../../store/schema.ts';

const positionOf = ({ created_at, id }: AuditTable): Position => ({ value: created_at, id });

/** The filters that no index serves; beside an action, the severity is one of them. */
const filterOf = (query: QueryOf<'listAuditLogs'>): ((row: AuditTable) => boolean) | null => {
  const words = query.search?.trim().replace(/^#/, '');
  const { entity_type } = query;
  const severity = query.action === undefined ? undefined : query.severity;
  if (!words && !entity_type && !severity) return null;
  return (row) =>
    (!entity_type || row.entity_type === entity_type) &&
    (!severity || row.severity === severity) &&
    (!words || contains([row.action, row.description, row.entity_id, row.user_id], words));
};

/** Lists the audit trail, newest first unless the query says otherwise. */
export const listAuditLogs: Handler<'listAuditLogs'> = async ({ store }, { query }) => {
  const { limit = limits.admin.auditListed, action, since = 0, direction = 'desc' } = query;
  const severity = action === undefined ? query.severity : undefined;
  const rows = await scan({
    read: (after, most) =>
      auditEntries(store.read, { action, severity, since, direction }, after, most).execute(),
    positionOf,
    passes: filterOf(query),
    after: readCursor(query.cursor),
    most: limit + 1,
  });
  const { shown, headers } = pageOf(rows, limit, positionOf);
  return { status: 200, body: shown.map(toAuditLog), headers };
};
