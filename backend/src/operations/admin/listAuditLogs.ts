import { readAuditPage } from '../../admin/audit-pages.ts';
import type { Handler } from '../../operation.ts';
import { auditLogsOf } from '../../store/audit/subjects.ts';

/** Lists the audit trail, newest first unless the query says otherwise. */
export const listAuditLogs: Handler<'listAuditLogs'> = async ({ store }, { query }) => {
  const { shown, headers } = await readAuditPage(store.lists, query);
  return { status: 200, body: await auditLogsOf(store.lists, shown), headers };
};
