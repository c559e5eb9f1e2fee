import type { Language, Role } from '@mobility/openapi';
import type { UnitOfWork } from '../unit-of-work.ts';

export type Account = {
  id: string;
  email: string;
  passwordHash: string;
  name: string;
  phone: string;
  role: Role;
  language?: Language | null;
};

/** Creates an account. Returns false if the e-mail address is already registered. */
export const createAccount = async (unit: UnitOfWork, account: Account): Promise<boolean> => {
  const result = await unit.db
    .insertInto('users')
    .values({
      id: account.id,
      email: account.email.toLowerCase(),
      password_hash: account.passwordHash,
      name: account.name,
      phone: account.phone,
      role: account.role,
      is_active: 1,
      created_at: unit.now,
      language: account.language ?? null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};
