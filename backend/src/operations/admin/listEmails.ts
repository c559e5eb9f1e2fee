import { serverLimits } from '../../domain/limits.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { listOutgoing } from '../../store/messages/emails.ts';
import { requireUser } from '../../store/people/admins.ts';

/** Lists queued and sent mail. Mails contain sign-in links, so this exists in demo mode only. */
export const listEmails: Handler<'listEmails'> = async ({ store, config }, { query }) => {
  if (!config.demo) throw new Refusal('not_found', 'Not found');
  const { user_id, limit = serverLimits.admin.emailsListed } = query;
  const recipient = user_id === undefined ? undefined : (await requireUser(store.read, user_id)).email;
  return { status: 200, body: { emails: await listOutgoing(store.lists, limit, recipient) } };
};
