import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { findUser } from '../../store/people/users.ts';

/** The signed-in user. */
export const getCurrentUser: Handler<'getCurrentUser'> = async ({ store, hub }, { caller }) => {
  const user = await findUser(store.read, caller.id, hub.online);
  if (!user) throw new Refusal('unauthorized', 'Invalid token');
  return { status: 200, body: user };
};
