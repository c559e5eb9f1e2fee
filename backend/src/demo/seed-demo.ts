import { hashPassword } from '../auth/password.ts';
import type { Context } from '../context.ts';
import { transact } from '../operations/command.ts';
import { openStore, type Read } from '../store/store.ts';
import { demoPassword, seedAccounts } from './accounts.ts';
import { buildCity } from './city.ts';
import { copyRows } from './copy-rows.ts';

const isEmpty = async (db: Read): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;

/**
 * The whole city in one transaction: a start that is cut off leaves nothing, and the next one begins anew. It is built
 * in a store of its own, which no network and no other writer slows down.
 */
const seedCity = async (context: Context, passwordHash: string): Promise<void> => {
  if (!(await isEmpty(context.store.read))) return;
  const scratch = openStore({ dataDir: ':memory:', databaseUrl: null });
  try {
    await scratch.migrate();
    await scratch.transaction((db) => buildCity(context, db, passwordHash));
    await context.store.transaction(async (db) => {
      if (await isEmpty(db)) await copyRows(scratch.read, db);
    });
  } finally {
    await scratch.close();
  }
};

/**
 * Gives the demo mode its people: a city with a past where the database is empty and the configuration asks for one,
 * and the accounts in any case. Only for demo mode: everybody knows the password.
 */
export const seedDemo = async (context: Context): Promise<void> => {
  const passwordHash = await hashPassword(demoPassword);
  if (context.config.demoCity) {
    try {
      await seedCity(context, passwordHash);
    } catch (error) {
      // The product works without a past.
      context.log.error({ err: error }, 'the demo city could not be made');
    }
  }
  await transact(context, null, (unit) => seedAccounts(unit, passwordHash));
};
