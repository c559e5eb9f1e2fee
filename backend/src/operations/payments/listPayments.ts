import { auditQuery } from '../../admin/audit-query.ts';
import { toPaymentRecord } from '../../domain/money/payment-record.ts';
import type { Handler } from '../../operation.ts';
import { pageOf, readCursor } from '../../store/cursor.ts';
import { paymentsOf } from '../../store/money/payment-records.ts';

const listed = 500;

/** A page of the payments of the caller's own rides, newest first: the audit's `payment_query`. */
export const listPayments: Handler<'listPayments'> = async (context, request) => {
  const { limit = listed, cursor } = request.query;
  const before = readCursor(cursor)?.value ?? Number.MAX_SAFE_INTEGER;
  const rows = await paymentsOf(context.store.read, request.caller.id, { before, most: limit + 1 });
  const { shown, headers } = pageOf(rows, limit, ({ position, id }) => ({ value: position, id }));
  await auditQuery(context, request, {
    operation: 'listPayments',
    action: 'payment_query',
    entity_type: 'payment',
    description: 'Own payments listed',
  });
  return { status: 200, body: shown.map((row) => toPaymentRecord(row, context.now())), headers };
};
