import type { Handler } from '../../operation.ts';
import { listBalances } from '../../store/ledger.ts';

/** What everybody holds. */
export const listAdminBalances: Handler<'listAdminBalances'> = async ({ store }) => ({
  status: 200,
  body: { balances: await listBalances(store.read) },
});
