import type { Handler } from '../../operation.ts';
import { readHistory } from '../../rides/history.ts';

/** The caller's rides, newest first: requested by a rider, driven by a driver, all for an admin. */
export const listMyRides: Handler<'listMyRides'> = async (context, { query, caller }) => {
  const { rides, headers } = await readHistory(context, caller, query);
  return { status: 200, body: rides, headers };
};
