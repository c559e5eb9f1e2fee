import { transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { changeContact } from '../../people/users.queries.ts';
import { fieldChanges } from '../../store/audit/field-changes.ts';
import { writeAudit } from '../../store/audit.ts';
import { findUser } from '../../store/people/users.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

const requireCaller = async ({ hub }: Context, { db }: UnitOfWork, id: string) => {
  const user = await findUser(db, id, hub.online);
  if (!user) throw new Refusal('unauthorized', 'Invalid token');
  return user;
};

/** Changes the caller's name and phone number; an empty number removes it. */
export const updateMyProfile: Handler<'updateMyProfile'> = (context, { body, caller, requestId }) =>
  transact(context, { requestId, claims: [caller.id] }, async (unit) => {
    const { name, phone } = await requireCaller(context, unit, caller.id);
    const contact = { name: body.name.trim(), phone: body.phone?.trim() || null };
    await changeContact(unit.db, caller.id, contact.name, contact.phone);
    await writeAudit(unit, {
      action: 'user_profile_changed',
      entity_type: 'user',
      entity_id: caller.id,
      user_id: caller.id,
      description: 'Name or phone number changed',
      metadata: { changes: fieldChanges({ name, phone }, contact) },
    });
    return { status: 200 as const, body: await requireCaller(context, unit, caller.id) };
  });
