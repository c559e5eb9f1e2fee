import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

type Db = Transaction<Database>;

/** Lets the payments of a driver be read from an index. */
const addDrivers = async (db: Db): Promise<void> => {
  await db.schema
    .alterTable('payments')
    .addColumn('driver_id', 'text', (column) => column.references('users.id'))
    .execute();
  await sql`update payments set driver_id = (select driver_id from rides where rides.id = payments.ride_id)`.execute(
    db,
  );
  for (const owner of ['rider_id', 'driver_id'])
    await db.schema
      .createIndex(`payments_of_${owner.replace('_id', '')}`)
      .on('payments')
      .columns([owner, 'position'])
      .execute();
};

/** Stores how much of a top-up was refunded, which was the sum of ledger entries found by the start of their reference. */
const countRefunds = async (db: Db): Promise<void> => {
  for (const table of ['top_ups', 'checkout_sessions'])
    await db.schema
      .alterTable(table)
      .addColumn('refunded', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  const booked = await db
    .selectFrom('ledger_transactions')
    .select('reference')
    .where('reference', 'like', 'topup_refund:%')
    .execute();
  for (const { reference } of booked) {
    const [, id = '', total = ''] = reference.split(':');
    for (const table of ['top_ups', 'checkout_sessions'] as const)
      await db
        .updateTable(table)
        .set({ refunded: Number(total) })
        .where('id', '=', id)
        .where('refunded', '<', Number(total))
        .execute();
  }
};

/** Adds the indexes that pages of payments and movements, and refunds, are read from. */
export const pages = async (db: Db): Promise<void> => {
  await addDrivers(db);
  await countRefunds(db);
  await db.schema
    .createIndex('checkout_sessions_of_payment')
    .on('checkout_sessions')
    .column('payment_id')
    .execute();
  await db.schema
    .createIndex('ledger_entries_newest')
    .on('ledger_entries')
    .columns(['account', 'position'])
    .execute();
};
