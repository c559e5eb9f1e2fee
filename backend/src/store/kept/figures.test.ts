import { platformFee } from '@mobility/openapi/fee';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Context } from '../../context.ts';
import { checkBooks } from '../../jobs/check-books.ts';
import { getSystemHealth } from '../../operations/admin/getSystemHealth.ts';
import { restoreBackup } from '../../operations/admin/restoreBackup.ts';
import { writeOffUnpaidRide } from '../../operations/admin/writeOffUnpaidRide.ts';
import { reportCashMissing } from '../../operations/driver/reportCashMissing.ts';
import { rateRide } from '../../operations/rides/rateRide.ts';
import { createTestContext, given, type Person, requestBy, uploadOf } from '../../testing/index.ts';
import { readBooksCheck } from './books-check.ts';
import { recount, wrongFigures } from './figures.ts';

const world = async (): Promise<Context> => {
  const context = await createTestContext();
  onTestFinished(() => context.store.close());
  return context;
};

/** Rides of every ending, with payments, ratings that change, and refunds. */
const history = async (context: Context) => {
  const admin = await given.user(context, 'admin');
  const paid = await given.completedRide(context, { payment: 'balance', rating: 5 });
  const again = { params: { id: paid.rideId }, body: { rating: 2, comment: 'Less good' } };
  await rateRide(context, requestBy(paid.rider, again));
  const cast = { rider: paid.rider, driver: paid.driver };
  const cash = await given.completedRide(context, { ...cast, payment: 'cash', rating: 4 });
  await reportCashMissing(context, requestBy(paid.driver, { params: { rideId: cash.rideId } }));
  await given.penalisedRide(context);
  await given.pendingRide(context);
  await given.disputedRide(context);
  await given.resolvedDispute(context, 'rejected');
  const { rideId } = await given.completedRide(context, { ...cast, payment: 'initiated' });
  const reason = { body: { reason: 'The rider cannot be reached' } };
  await writeOffUnpaidRide(context, requestBy(admin, { params: { rideId }, ...reason }));
  return { admin, ...cast };
};

test('what is kept equals what is counted, after rides of every ending and a restore', async () => {
  const context = await world();
  const { admin } = await history(context);
  expect(await wrongFigures(context.store.read)).toEqual([]);
  const file = await given.backupFile(context, admin);
  await given.completedRide(context, { payment: 'balance', rating: 3 });
  await restoreBackup(context, requestBy(admin, { body: uploadOf({ ...file, password: admin.password }) }));
  await context.store.transaction((db) =>
    db.updateTable('users').set({ deleted_at: 1 }).where('role', '=', 'rider').execute(),
  );
  expect(await wrongFigures(context.store.read)).toEqual([]);
});

test('a kept figure that was changed is found, and counting again mends it', async () => {
  const context = await world();
  const { driver } = await history(context);
  const { store } = context;
  await store.transaction((db) =>
    db.updateTable('driver_earnings').set({ amount: 1 }).where('driver_id', '=', driver.id).execute(),
  );
  expect((await wrongFigures(store.read)).map((line) => line.slice(0, 17))).toEqual([
    '+ driver_earnings',
    '- driver_earnings',
  ]);
  await store.transaction(async (db) => {
    for (const statement of recount) await sql.raw(statement).execute(db);
  });
  expect(await wrongFigures(store.read)).toEqual([]);
});

test('the fee that the database adds up is the platform’s fee', async () => {
  const { store } = await world();
  const amounts = Array.from({ length: 200 }, (_, index) => index * 7 + 1);
  const values = amounts.map((amount) => sql`select ${sql.lit(amount)} as amount`);
  const { rows } = await sql<{ fee: number }>`select (amount * 20 + 50) / 100 as fee
    from (${sql.join(values, sql` union all `)}) as amounts order by amount`.execute(store.read);
  expect(rows.map(({ fee }) => Number(fee))).toEqual(amounts.map(platformFee));
});

const ledgerHealth = async (context: Context, admin: Person) => {
  const { body } = await getSystemHealth(context, requestBy(admin));
  return body.components.find(({ name }) => name === 'ledger');
};

test('the check of the whole history begins again at its end and finds nothing in right books', async () => {
  const context = await world();
  const { admin } = await history(context);
  for (let minute = 0; minute < 4; minute += 1) await checkBooks(context);
  const { wrong, before } = await readBooksCheck(context.store.read);
  expect([wrong, before]).toEqual([
    { entries: 0, figures: 0 },
    { entries: 0, figures: 0 },
  ]);
  expect(await ledgerHealth(context, admin)).toMatchObject({ status: 'healthy' });
});

test('the system health reports what the check of the history has found', async () => {
  const context = await world();
  const { admin, rider } = await history(context);
  await context.store.transaction((db) =>
    db
      .updateTable('account_balances')
      .set({ balance: 1 })
      .where('account', '=', `user:${rider.id}`)
      .execute(),
  );
  expect(await ledgerHealth(context, admin)).toMatchObject({ status: 'healthy' });
  await checkBooks(context);
  expect(await ledgerHealth(context, admin)).toMatchObject({
    status: 'down',
    detail: '2 balances or counts differ from the history',
  });
});
