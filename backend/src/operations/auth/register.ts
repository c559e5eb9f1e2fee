import { type Handler, Refusal } from '../../operation.ts';
import { hashPassword, isCommonPassword } from '../../password.ts';
import { startSession } from '../../sessions.ts';
import { writeAudit } from '../../store/audit.ts';
import { isUniqueViolation } from '../../store/unit.ts';
import { findUser } from '../../store/users.ts';

/** Creates an account for a rider or a driver, and signs in. */
export const register: Handler<'register'> = async (context, { body, address, requestId }) => {
  const { store, now, newId, hub } = context;
  context.guesses.claimRegistration(address);
  if (isCommonPassword(body.password)) throw commonPassword();
  const id = newId();
  const user = { id, role: body.role };
  const passwordHash = await hashPassword(body.password);
  const token = await store
    .transaction(async (db) => {
      await db
        .insertInto('users')
        .values({
          id,
          email: body.email.trim().toLowerCase(),
          password_hash: passwordHash,
          name: body.name.trim(),
          phone: body.phone,
          role: body.role,
          is_active: 1,
          created_at: now(),
        })
        .execute();
      await writeAudit(
        { db, now: now(), newId, requestId },
        {
          action: 'user_created',
          entity_type: 'user',
          entity_id: id,
          user_id: id,
          description: `A ${body.role} signed up`,
        },
      );
      return startSession(db, context, user);
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) throw new Refusal(409, 'email_taken', 'Email already registered');
      throw error;
    });
  const created = await findUser(store.read, id, hub.online);
  if (!created) throw new Error(`User ${id} vanished while signing up`);
  return { status: 201, body: { access_token: token, user: created } };
};

const commonPassword = () =>
  new Refusal(422, 'validation_failed', [
    { loc: ['body', 'password'], msg: 'This password is too common. Please choose another.', type: 'common' },
  ]);
