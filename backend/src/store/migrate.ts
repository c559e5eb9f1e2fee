import type { Transaction } from 'kysely';
import { initial } from './migrations/001-initial.ts';
import { emails } from './migrations/002-emails.ts';
import { live } from './migrations/003-live.ts';
import { notifications } from './migrations/004-notifications.ts';
import { payments } from './migrations/005-payments.ts';
import { admin } from './migrations/006-admin.ts';
import { disputes } from './migrations/007-disputes.ts';
import { account } from './migrations/009-account.ts';
import { matching } from './migrations/010-matching.ts';
import { paymentIntent } from './migrations/011-payment-intent.ts';
import { receivables } from './migrations/012-receivables.ts';
import { settlement } from './migrations/013-settlement.ts';
import { replacedTokens } from './migrations/014-replaced-tokens.ts';
import { cashMissing } from './migrations/015-cash-missing.ts';
import { dispatch } from './migrations/016-dispatch.ts';
import { cardRefunds } from './migrations/017-card-refunds.ts';
import { tripShares } from './migrations/018-trip-shares.ts';
import { histories } from './migrations/019-histories.ts';
import { checkouts } from './migrations/020-checkouts.ts';
import { pages } from './migrations/021-pages.ts';
import { refundsAndCards } from './migrations/022-refunds-and-cards.ts';
import { adminLists } from './migrations/023-admin-lists.ts';
import { accountSafety } from './migrations/024-account-safety.ts';
import { startPin } from './migrations/025-start-pin.ts';
import { savedPlaces } from './migrations/026-saved-places.ts';
import { adminPeople } from './migrations/027-admin-people.ts';
import { adminDesk } from './migrations/028-admin-desk.ts';
import { rideTotals } from './migrations/029-ride-totals.ts';
import { earningTimes } from './migrations/030-earning-times.ts';
import { keptFigures } from './migrations/031-kept-figures.ts';
import { selectiveIndexes } from './migrations/032-selective-indexes.ts';
import type { Database } from './schema.ts';

/** The migrations in order, oldest first. A released migration never changes. */
const migrations: readonly ((db: Transaction<Database>) => Promise<void>)[] = [
  initial,
  emails,
  notifications,
  payments,
  admin,
  account,
  matching,
  live,
  disputes,
  paymentIntent,
  receivables,
  settlement,
  replacedTokens,
  cashMissing,
  dispatch,
  cardRefunds,
  tripShares,
  histories,
  checkouts,
  pages,
  refundsAndCards,
  adminLists,
  accountSafety,
  startPin,
  savedPlaces,
  adminPeople,
  adminDesk,
  rideTotals,
  earningTimes,
  keptFigures,
  selectiveIndexes,
];

const versionOf = async (db: Transaction<Database>): Promise<number> => {
  const row = await db
    .selectFrom('meta')
    .select('value')
    .where('name', '=', 'schema_version')
    .executeTakeFirst();
  return Number(row?.value ?? 0);
};

/** Runs the migrations that are missing in this database. Throws if the database is newer than the code. */
export const migrate = async (db: Transaction<Database>): Promise<void> => {
  await db.schema
    .createTable('meta')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  const version = await versionOf(db);
  if (version > migrations.length)
    throw new Error(`The database is of schema ${version}, newer than this server`);
  for (const migration of migrations.slice(version)) await migration(db);
  await db
    .insertInto('meta')
    .values({ name: 'schema_version', value: String(migrations.length) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(migrations.length) }))
    .execute();
};
