import { readUserRides } from '../../admin/user-rides.ts';
import type { Handler } from '../../operation.ts';
import { requireUser } from '../../store/people/admins.ts';

/** The rides that a user took or drove, newest first. */
export const listUserRides: Handler<'listUserRides'> = async (context, { params, query, caller }) => {
  const { id } = await requireUser(context.store.read, params.id);
  const { rides, headers } = await readUserRides(context, caller, id, query);
  return { status: 200, body: rides, headers };
};
