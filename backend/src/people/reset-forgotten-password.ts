import { setPassword } from '../auth/password.queries.ts';
import { hashPassword } from '../auth/password.ts';
import { revokeSessionsOf } from '../auth/sessions.ts';
import { transact } from '../command.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../domain/refusal.ts';
import { writeAudit } from '../store/audit.ts';
import { claim } from '../store/claims/claims.ts';
import { isResetOpen, spendReset } from '../store/people/password-resets.ts';

const invalidLink = (): Refusal =>
  new Refusal(
    'reset_link_invalid',
    'This link is not valid. It was used before, replaced by a newer one, or is older than an hour.',
  );

/** Sets a new password by the token of a reset e-mail, and ends all sessions of its user. */
export const resetPasswordByToken = async (
  context: Context,
  { token, password }: { token: string; password: string },
  requestId: string,
): Promise<void> => {
  // Hashing is slow on purpose, so an invalid link is refused before.
  if (!(await isResetOpen(context.store.read, token, context.now()))) throw invalidLink();
  const hash = await hashPassword(password);
  const userId = await transact(context, { requestId, claims: [] }, async (unit) => {
    const id = await spendReset(unit, token);
    if (id === undefined) throw invalidLink();
    // A sign-in under way ends before, so that its session is revoked too.
    await claim(unit.db, [id]);
    await setPassword(unit.db, id, hash);
    await revokeSessionsOf(unit.db, id, unit.now);
    await writeAudit(unit, {
      action: 'user_password_changed',
      entity_type: 'user',
      entity_id: id,
      user_id: id,
      severity: 'medium',
      description: 'Password reset by e-mail, all sessions ended',
    });
    return id;
  });
  context.hub.closeUser(userId, 1008, 'Invalid token');
};
