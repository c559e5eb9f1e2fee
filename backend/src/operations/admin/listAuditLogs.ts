import { limits } from '@mobility/openapi/limits';
import type { Handler } from '../../operation.ts';
import { listAudit } from '../../store/audit.ts';

/** Lists the audit trail, newest first. */
export const listAuditLogs: Handler<'listAuditLogs'> = async ({ store }, { query }) => ({
  status: 200,
  body: await listAudit(store.read, query.limit ?? limits.admin.auditListed),
});
