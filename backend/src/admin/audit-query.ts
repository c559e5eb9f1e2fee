import { transact } from '../command.ts';
import type { Context } from '../context.ts';
import { writeAudit } from '../store/audit.ts';

type AuditedRequest = { caller: { id: string }; requestId: string };
/** The operation that reads the data, and the text of its audit entry. */
type Query = { operation: string; entity: 'ride' | 'payment' | 'user'; description: string };

/** The console polls every 30 seconds; one audit row per admin and query in this time is enough. */
const auditEvery = 300_000;

const wasAudited = async (
  { store, now }: Context,
  { caller }: AuditedRequest,
  query: Query,
): Promise<boolean> => {
  const row = await store.read
    .selectFrom('audit')
    .select('id')
    .where('user_id', '=', caller.id)
    .where('action', '=', `${query.entity}_query`)
    .where('metadata', '=', JSON.stringify({ operation: query.operation }))
    .where('created_at', '>', now() - auditEvery)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Audits that an admin read rides, payments or users. An error is logged and does not fail the request. */
export const auditQuery = async (context: Context, request: AuditedRequest, query: Query): Promise<void> => {
  try {
    if (await wasAudited(context, request, query)) return;
    await transact(context, { requestId: request.requestId, claims: [] }, (unit) =>
      writeAudit(unit, {
        action: `${query.entity}_query`,
        entity_type: query.entity,
        entity_id: null,
        user_id: request.caller.id,
        description: query.description,
        metadata: { operation: query.operation },
      }),
    );
  } catch (error) {
    context.log.error({ err: error, operation: query.operation }, 'could not audit a query');
  }
};
