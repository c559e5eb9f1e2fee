import { auditQuery } from '../../admin/audit-query.ts';
import { fromCents } from '../../domain/money/money.ts';
import type { Handler } from '../../operation.ts';
import { balanceOf, movementsOf } from '../../store/money/ledger.ts';
import { requireUser } from '../../store/people/admins.ts';

/** Returns a user's balance and newest transactions. */
export const getUserBalance: Handler<'getUserBalance'> = async (context, request) => {
  const { read } = context.store;
  const { id } = await requireUser(read, request.params.id);
  const body = {
    current_balance: fromCents(await balanceOf(read, id)),
    recent_transactions: await movementsOf(read, id),
  };
  await auditQuery(context, request, {
    operation: 'getUserBalance',
    action: 'payment_query',
    entity_type: 'balance',
    entity_id: id,
    description: 'Looked at a balance',
  });
  return { status: 200, body };
};
