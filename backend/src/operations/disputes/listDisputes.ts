import type { DisputeStatus } from '@mobility/openapi';
import { disputeView } from '../../domain/dispute.ts';
import type { Handler } from '../../operation.ts';
import { pageOf, readCursor } from '../../store/cursor.ts';
import { countDisputesByStatus, listDisputeRows } from '../../store/rides/disputes.ts';

const listed = 1_000;

/** Lists all disputes, newest first, and counts them by status. */
export const listDisputes: Handler<'listDisputes'> = async ({ store }, { query }) => {
  const { status, user_id: riderId, cursor, limit = listed } = query;
  const page = { status, riderId, after: readCursor(cursor), most: limit + 1 };
  const rows = await listDisputeRows(store.lists, page);
  const { shown, headers } = pageOf(rows, limit, ({ submitted_at, id }) => ({ value: submitted_at, id }));
  const disputes = shown.map((row) => disputeView(row, row.paid ?? row.penalty));
  const counted = await countDisputesByStatus(store.lists);
  const countOf = (name: DisputeStatus): number =>
    Number(counted.find((row) => row.status === name)?.disputes ?? 0);
  const counts = {
    submitted: countOf('submitted'),
    refunded: countOf('refunded'),
    rejected: countOf('rejected'),
  };
  return { status: 200, body: { disputes, counts }, headers };
};
