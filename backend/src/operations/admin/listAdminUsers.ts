import { readUsers } from '../../admin/user-pages.ts';
import type { Handler } from '../../operation.ts';

/** The users, newest first. */
export const listAdminUsers: Handler<'listAdminUsers'> = async (context, { query }) => {
  const { users, headers } = await readUsers(context, query);
  return { status: 200, body: users, headers };
};
