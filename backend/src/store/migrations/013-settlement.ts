import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds to each completed ride whether its fare is owed, paid or written off. */
export const settlement = async (db: Transaction<Database>): Promise<void> => {
  await db.schema.alterTable('rides').addColumn('settlement', 'text').execute();
  await db.updateTable('rides').set({ settlement: 'owed' }).where('status', '=', 'completed').execute();
  const paid = db.selectFrom('payments').select('ride_id').where('status', '=', 'paid');
  await db.updateTable('rides').set({ settlement: 'paid' }).where('id', 'in', paid).execute();
  for (const column of ['rider_id', 'created_at'] as const) {
    await db.schema
      .createIndex(`rides_owed_by_${column}`)
      .on('rides')
      .column(column)
      .where(sql.ref('settlement'), '=', sql`'owed'`)
      .execute();
  }
};
