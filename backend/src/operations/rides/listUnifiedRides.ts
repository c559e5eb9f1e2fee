import type { Handler } from '../../operation.ts';
import { readHistory } from '../../rides/history.ts';

/** The rides that the caller has driven or drives, in every status, newest first. */
export const listUnifiedRides: Handler<'listUnifiedRides'> = async (context, { query, caller }) => {
  const { rides, headers } = await readHistory(context, caller, query);
  return { status: 200, body: { completed_matches: rides }, headers };
};
