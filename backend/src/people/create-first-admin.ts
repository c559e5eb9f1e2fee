import { hashPassword } from '../auth/password.ts';
import type { Context } from '../context.ts';
import { writeAudit } from '../store/audit.ts';
import { adminsClaim } from '../store/claims/claims.ts';
import type { Read } from '../store/store.ts';
import { isUniqueViolation } from '../store/unit-of-work.ts';

type NewAdmin = { name: string; email: string; password: string };

/** Whether the database has an admin. */
export const hasAdmin = async (db: Read): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('role', '=', 'admin').limit(1).executeTakeFirst()) !==
  undefined;

/** Creates the first admin. Returns null, or why it was not possible. */
export async function createFirstAdmin(
  { store, now, newId }: Context,
  { name, email, password }: NewAdmin,
  requestId: string,
): Promise<'adminExists' | 'emailTaken' | null> {
  const row = {
    id: newId(),
    email,
    name,
    phone: null,
    role: 'admin',
    is_active: 1,
    created_at: now(),
  } as const;
  const passwordHash = await hashPassword(password);
  try {
    return await store.transaction(
      async (db) => {
        if (await hasAdmin(db)) return 'adminExists';
        await db
          .insertInto('users')
          .values({ ...row, password_hash: passwordHash })
          .execute();
        await writeAudit(
          { db, now: now(), newId, requestId },
          {
            action: 'user_created',
            entity_type: 'user',
            entity_id: row.id,
            user_id: row.id,
            severity: 'high',
            description: 'The first admin was created',
          },
        );
        return null;
      },
      [adminsClaim],
    );
  } catch (error) {
    if (isUniqueViolation(error)) return 'emailTaken';
    throw error;
  }
}
