import { limits } from '@mobility/openapi/limits';
import { toPaymentRecord } from '../../domain/money/payment-record.ts';
import type { Handler } from '../../operation.ts';
import { pageOf, readCursor } from '../../store/cursor.ts';
import { paymentsOf } from '../../store/money/payment-records.ts';
import { requireUser } from '../../store/people/admins.ts';

/** The payments of the rides that a user took or drove, newest first. */
export const listUserPayments: Handler<'listUserPayments'> = async ({ store, now }, { params, query }) => {
  const { limit = limits.history.firstPage, cursor } = query;
  const { id } = await requireUser(store.read, params.id);
  const before = readCursor(cursor)?.value ?? Number.MAX_SAFE_INTEGER;
  const rows = await paymentsOf(store.lists, id, { before, most: limit + 1 });
  const { shown, headers } = pageOf(rows, limit, (row) => ({ value: row.position, id: row.id }));
  return { status: 200, body: shown.map((row) => toPaymentRecord(row, now())), headers };
};
