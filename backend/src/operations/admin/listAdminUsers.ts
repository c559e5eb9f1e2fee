import type { Handler } from '../../operation.ts';
import { listUsers } from '../../store/people/users.ts';

/** All users, newest first. */
export const listAdminUsers: Handler<'listAdminUsers'> = async ({ store, hub }) => ({
  status: 200,
  body: await listUsers(store.read, (userId) => hub.online(userId)),
});
