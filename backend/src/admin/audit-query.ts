import { transact } from '../command.ts';
import type { Context } from '../context.ts';
import { writeAudit } from '../store/audit.ts';
import type { AuditWords } from '../store/audit-entry.ts';

type AuditedRequest = { caller: { id: string }; requestId: string };
/** The operation that reads the data, and the words of its audit entry. */
type Query = AuditWords<'ride_query' | 'payment_query' | 'user_query'> & {
  operation: string;
  entity_type: 'ride' | 'payment' | 'user' | 'balance';
  /** Whose data it is, or about which ride; absent where an admin reads a list. */
  entity_id?: string;
};

/** The console polls every 30 seconds; one audit row per admin, query and person in this time is enough. */
const auditEvery = 300_000;

const wasAudited = async (
  { store, now }: Context,
  { caller }: AuditedRequest,
  { action, operation, entity_id }: Query,
): Promise<boolean> => {
  const row = await store.read
    .selectFrom('audit')
    .select('id')
    .where('user_id', '=', caller.id)
    .where('action', '=', action)
    .where('metadata', '=', JSON.stringify({ operation }))
    .where((row) =>
      entity_id === undefined ? row('entity_id', 'is', null) : row('entity_id', '=', entity_id),
    )
    .where('created_at', '>', now() - auditEvery)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Audits that an admin read rides, payments or users. An error is logged and does not fail the request. */
export const auditQuery = async (context: Context, request: AuditedRequest, query: Query): Promise<void> => {
  const { operation, entity_id = null, ...words } = query;
  try {
    if (await wasAudited(context, request, query)) return;
    await transact(context, { requestId: request.requestId, claims: [] }, (unit) =>
      writeAudit(unit, {
        ...words,
        entity_id,
        user_id: request.caller.id,
        metadata: { operation },
      }),
    );
  } catch (error) {
    context.log.error({ err: error, operation }, 'could not audit a query');
  }
};
