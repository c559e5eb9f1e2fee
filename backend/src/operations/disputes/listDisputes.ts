import { disputeView } from '../../domain/dispute.ts';
import type { Handler } from '../../operation.ts';
import { listDisputeRows } from '../../store/rides/disputes.ts';

/** Lists all disputes, newest first. */
export const listDisputes: Handler<'listDisputes'> = async ({ store }, { query }) => {
  const rows = await listDisputeRows(store.read, query);
  return { status: 200, body: { disputes: rows.map((row) => disputeView(row, row.paid ?? row.penalty)) } };
};
