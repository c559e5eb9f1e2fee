import { auditQuery } from '../../admin/audit-query.ts';
import { fromCents } from '../../domain/money/money.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { balanceOf } from '../../store/money/ledger.ts';
import { readProfile } from '../../store/people/drivers.ts';
import { findUser } from '../../store/people/users.ts';
import { countDisputes } from '../../store/rides/disputes.ts';

/** One user, with the balance and the vehicle that an admin approves. */
export const getAdminUser: Handler<'getAdminUser'> = async (context, request) => {
  const { read } = context.store;
  const user = await findUser(read, request.params.id, (id) => context.hub.online(id));
  if (!user) throw new Refusal('user_not_found', 'User not found');
  const body = {
    user,
    balance: fromCents(await balanceOf(read, user.id)),
    driver_profile: (await readProfile(read, context.positions.of, user.id)) ?? null,
    disputes: await countDisputes(read, user.id),
  };
  await auditQuery(context, request, {
    operation: 'getAdminUser',
    action: 'user_query',
    entity_type: 'user',
    entity_id: user.id,
    description: 'Looked at a user',
  });
  return { status: 200, body };
};
