import { hashPassword } from '../../auth/password.ts';
import { startSession } from '../../auth/sessions.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { createAccount } from '../../store/people/accounts.ts';
import { findUser } from '../../store/people/users.ts';

/** Creates an account for a rider or a driver, and signs in. */
export const register: Handler<'register'> = async (context, request) => {
  const { body, address, userAgent, language, requestId } = request;
  const { store, now, newId, hub } = context;
  await context.guesses.claimRegistration(address);
  const id = newId();
  const passwordHash = await hashPassword(body.password);
  const token = await store.transaction(
    async (db) => {
      const unit = { db, now: now(), newId, requestId };
      const { email, name } = body;
      const account = { ...body, id, email: email.trim(), name: name.trim(), passwordHash, language };
      if (!(await createAccount(unit, account))) {
        throw new Refusal('email_taken', 'Email already registered');
      }
      await writeAudit(unit, {
        action: 'user_created',
        entity_type: 'user',
        entity_id: id,
        user_id: id,
        description: `A ${body.role} signed up`,
      });
      return startSession(db, context, { id, role: body.role }, { address, userAgent });
    },
    [id],
  );
  const user = await findUser(store.read, id, hub.online);
  if (!user) throw new Error(`User ${id} vanished while signing up`);
  const proof = await context.devices.issue({ userId: id, deviceId: newId() });
  return { status: 201, body: { access_token: token, user, device_proof: proof } };
};
