import { limits } from '@mobility/openapi/limits';
import type { Handler } from '../../operation.ts';
import { pageOf, readCursor } from '../../store/cursor.ts';
import { movementsBefore, toMovement } from '../../store/money/movements.ts';

/** The movements of all balances, or of one, newest first. */
export const listBalanceMovements: Handler<'listBalanceMovements'> = async ({ store }, { query }) => {
  const { limit = limits.history.firstPage, cursor, user_id: owner } = query;
  const before = readCursor(cursor)?.value ?? Number.MAX_SAFE_INTEGER;
  const rows = await movementsBefore(store.lists, before, { most: limit + 1, owner }).execute();
  const { shown, headers } = pageOf(rows, limit, ({ position, account }) => ({
    value: position,
    id: account,
  }));
  return { status: 200, body: shown.map(toMovement), headers };
};
