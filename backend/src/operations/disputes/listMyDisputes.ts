import { disputeView } from '../../domain/dispute.ts';
import type { Handler } from '../../operation.ts';
import { listDisputeRows } from '../../store/rides/disputes.ts';

/** The caller's disputes, newest first. */
export const listMyDisputes: Handler<'listMyDisputes'> = async ({ store }, { caller }) => {
  const rows = await listDisputeRows(store.read, { party: { id: caller.id, as: 'rider_id' } });
  return { status: 200, body: { disputes: rows.map((row) => disputeView(row, row.paid ?? row.penalty)) } };
};
