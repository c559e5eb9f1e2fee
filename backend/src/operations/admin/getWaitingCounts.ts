import { readWaitingCounts } from '../../admin/waiting.queries.ts';
import type { Handler } from '../../operation.ts';

/** How much of what waits for an admin there is. */
export const getWaitingCounts: Handler<'getWaitingCounts'> = async ({ store }) => ({
  status: 200,
  body: await readWaitingCounts(store.lists),
});
