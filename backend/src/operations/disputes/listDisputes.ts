import type { DisputeStatus } from '@mobility/openapi';
import { readDisputePage } from '../../admin/dispute-pages.ts';
import { decidedView } from '../../domain/dispute.ts';
import type { Handler } from '../../operation.ts';
import { countDisputesByStatus } from '../../store/rides/disputes.ts';

/** Lists all disputes, newest first unless the query says otherwise, and counts them by status. */
export const listDisputes: Handler<'listDisputes'> = async ({ store }, { query }) => {
  const { shown, headers } = await readDisputePage(store.lists, query);
  const disputes = shown.map((row) => decidedView(row, row.paid ?? row.penalty));
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
