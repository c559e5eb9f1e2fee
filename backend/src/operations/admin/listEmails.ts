import { limits } from '@mobility/openapi/limits';
import { refuse } from '../../http/errors.ts';
import type { Handler } from '../../operation.ts';
import { listOutgoing } from '../../store/emails.ts';

/** The mail that waits or went out. It holds links that let people in: only where everybody is a demo account. */
export const listEmails: Handler<'listEmails'> = async ({ store, config }, { query }) => {
  if (!config.demo) throw refuse(404);
  return {
    status: 200,
    body: { emails: await listOutgoing(store.read, query.limit ?? limits.admin.emailsListed) },
  };
};
