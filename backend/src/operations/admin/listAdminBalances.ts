import type { Handler } from '../../operation.ts';
import { listBalances } from '../../store/money/ledger.ts';

/** Lists the balances of all users. */
export const listAdminBalances: Handler<'listAdminBalances'> = async ({ store }) => ({
  status: 200,
  body: { balances: await listBalances(store.read) },
});
