import type { Context } from '../context.ts';
import { writeAudit } from '../store/audit.ts';
import { transact } from './command.ts';

type Asked = { caller: { id: string }; requestId: string };
/** Which operation was asked, and what it shows. */
type Query = { operation: string; entity: 'ride' | 'payment'; description: string };

/** The console asks again every 30 seconds; the trail tells of it once in this time per admin and query. */
const tellsEvery = 300_000;

const wasToldOf = async ({ store, now }: Context, { caller }: Asked, query: Query): Promise<boolean> => {
  const row = await store.read
    .selectFrom('audit')
    .select('id')
    .where('user_id', '=', caller.id)
    .where('action', '=', `${query.entity}_query`)
    .where('metadata', '=', JSON.stringify({ operation: query.operation }))
    .where('created_at', '>', now() - tellsEvery)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Writes down that an admin looked at rides or payments. The look itself never fails by it. */
export const auditQuery = async (context: Context, asked: Asked, query: Query): Promise<void> => {
  try {
    if (await wasToldOf(context, asked, query)) return;
    await transact(context, asked.requestId, (unit) =>
      writeAudit(unit, {
        action: `${query.entity}_query`,
        entity_type: query.entity,
        entity_id: null,
        user_id: asked.caller.id,
        description: query.description,
        metadata: { operation: query.operation },
      }),
    );
  } catch (error) {
    context.log.error({ err: error, operation: query.operation }, 'could not audit a query');
  }
};
