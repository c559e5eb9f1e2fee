import { hashPassword } from '../../auth/password.ts';
import { transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import { demoPassword } from '../../domain/demo-credentials.ts';
import { openStore } from '../../store/open-store.ts';
import type { Read } from '../../store/store.ts';
import { seedAccounts } from './accounts.ts';
import { buildCity } from './city.ts';
import { copyRows } from './copy-rows.ts';

const isEmpty = async (db: Read): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;

/**
 * Creates the whole city in one transaction: an interrupted start leaves nothing, and the next one starts from scratch.
 * The city is built in a separate store in memory, without network latency and other writers.
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
 * Creates the users of the demo mode: the demo accounts, and a city with a history if the database is empty and the
 * configuration asks for it. Only for demo mode, because the password is public.
 */
export const seedDemo = async (context: Context): Promise<void> => {
  const passwordHash = await hashPassword(demoPassword);
  if (context.config.demoCity) {
    try {
      await seedCity(context, passwordHash);
    } catch (error) {
      // The product works without a history.
      context.log.error({ err: error }, 'could not create the demo city');
    }
  }
  await transact(context, { requestId: null, claims: 'everything' }, (unit) =>
    seedAccounts(unit, passwordHash),
  );
};
