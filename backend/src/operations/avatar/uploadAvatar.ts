import { randomBytes } from 'node:crypto';
import { transact } from '../../command.ts';
import { avatarFrom } from '../../domain/avatar.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { putAvatar } from '../../store/people/avatars.ts';
import { findUser } from '../../store/people/users.ts';

/** 128 bits, so that the address of a picture cannot be guessed. */
const newAvatarId = (): string => randomBytes(16).toString('base64url');

/** Stores the caller's picture without its metadata, under a new address. */
export const uploadAvatar: Handler<'uploadAvatar'> = (context, { body, caller, requestId }) => {
  const image = avatarFrom(body.image);
  if (image === null)
    throw new Refusal('image_not_accepted', 'This picture cannot be used. Please choose another.');
  return transact(context, { requestId, claims: [caller.id] }, async (unit) => {
    await putAvatar(unit, caller.id, { id: newAvatarId(), image });
    await writeAudit(unit, {
      action: 'user_avatar_changed',
      entity_type: 'user',
      entity_id: caller.id,
      user_id: caller.id,
      description: 'Picture changed',
    });
    const user = await findUser(unit.db, caller.id, context.hub.online);
    if (!user) throw new Refusal('unauthorized', 'Invalid token');
    return { status: 200 as const, body: user };
  });
};
