import { rotateToken } from '../../auth/sessions.ts';
import type { Handler } from '../../operation.ts';

/** Renews the token; the replaced one stays valid for a minute. */
export const refreshSession: Handler<'refreshSession'> = async (context, { caller }) => ({
  status: 200,
  body: {
    access_token: await context.store.transaction((db) => rotateToken(db, context, caller), [caller.id]),
  },
});
