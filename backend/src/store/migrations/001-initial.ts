import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { createActivity } from './tables/activity.ts';
import { createMoney } from './tables/money.ts';
import { createPeople } from './tables/people.ts';
import { createRides } from './tables/rides.ts';

/** Creates the first schema and the database's id. */
export const initial = async (db: Transaction<Database>): Promise<void> => {
  await createPeople(db);
  await createRides(db);
  await createMoney(db);
  await createActivity(db);
  await db.insertInto('meta').values({ name: 'epoch', value: crypto.randomUUID() }).execute();
};
