import type { Handler } from '../../operation.ts';
import { balancesByIds, listBalances } from '../../store/money/ledger.ts';

/** Lists the balances of all users, or of those that the query names. */
export const listAdminBalances: Handler<'listAdminBalances'> = async ({ store }, { query }) => {
  const ids = query.user_ids?.split(',');
  const balances = ids ? await balancesByIds(store.lists, ids) : await listBalances(store.lists);
  return { status: 200, body: { balances } };
};
