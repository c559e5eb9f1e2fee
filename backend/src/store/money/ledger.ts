import type { AdminBalance, BalanceEntry } from '@mobility/openapi';
import { type Expression, type SqlBool, sql } from 'kysely';
import { balanceTransaction } from '../../domain/messages/live-messages.ts';
import {
  accountOf,
  forfeitBalance,
  ownerOf,
  type Transfer,
  transactionType,
} from '../../domain/money/ledger.ts';
import { fromCents } from '../../domain/money/money.ts';
import { collectPenalty } from '../../domain/money/penalty-transfers.ts';
import { transferNotice } from '../../domain/money/transfer-notice.ts';
import { isConcurrent } from '../claims/claims.ts';
import { enqueue } from '../outbox.ts';
import type { Read, Write } from '../store.ts';
import { together } from '../transactions/together.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { type Collection, lowerReceivable, nextCollection } from './receivables.ts';

/** The result of a transfer: `repeated` if its reference is already booked, `uncovered` if the payer has too little. */
export type Posting = 'posted' | 'repeated' | 'uncovered';

/** The balance of a user in cents. */
export const balanceOf = async (db: Read, userId: string): Promise<number> => {
  const row = await db
    .selectFrom('account_balances')
    .where('account', '=', accountOf(userId))
    .select('balance')
    .executeTakeFirst();
  return row?.balance ?? 0;
};

/** The balance of an account, which no other transaction changes until this one ends. */
const lockedBalance = (db: Write, account: string) =>
  sql<number>`select balance from account_balances where account = ${account}
    ${isConcurrent(db) ? sql`for update` : sql``}`;

/** The balance of a user in cents, which no other transaction changes until this one ends. */
export const holdBalance = async (db: Write, userId: string): Promise<number> => {
  const { rows } = await sql<{ balance: number }>`${lockedBalance(db, accountOf(userId))}`.execute(db);
  return rows[0]?.balance ?? 0;
};

/**
 * True if the account of the first entry covers its amount. Checked in the insert itself and under a lock, so that two
 * payers of one account cannot both spend it.
 */
const isCovered = (db: Write, { covered, entries }: Transfer): Expression<SqlBool> => {
  const giver = entries[0];
  if (!covered || !giver) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`coalesce((${lockedBalance(db, giver.account)}), 0) >= ${-giver.amount}`;
};

/** Inserts the transfer unless it is booked already or not covered; returns whether it did. */
const insertTransaction = async (unit: UnitOfWork, id: string, transfer: Transfer): Promise<boolean> => {
  const result = await unit.db
    .insertInto('ledger_transactions')
    .columns(['id', 'reference', 'kind', 'ride_id', 'admin_id', 'created_at'])
    .expression(
      unit.db
        .selectNoFrom((row) => [
          row.val(id).as('id'),
          row.val(transfer.reference).as('reference'),
          row.val(transfer.kind).as('kind'),
          row.val(transfer.rideId).as('ride_id'),
          row.val(transfer.adminId ?? null).as('admin_id'),
          row.val(unit.now).as('created_at'),
        ])
        .where(isCovered(unit.db, transfer)),
    )
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};

/** Inserts the entries of the transfer with this id; none if it was not inserted. */
const insertEntries = async ({ db }: UnitOfWork, id: string, transfer: Transfer): Promise<void> => {
  const rows = transfer.entries.map(({ account, amount, description }) =>
    db
      .selectFrom('ledger_transactions')
      .where('id', '=', id)
      .select((row) => [
        'id as transaction_id',
        row.cast<string>(row.val(account), 'text').as('account'),
        row.cast<number>(row.val(amount), 'bigint').as('amount'),
        row.cast<string>(row.val(description), 'text').as('description'),
        'created_at',
      ]),
  );
  await db
    .insertInto('ledger_entries')
    .columns(['transaction_id', 'account', 'amount', 'description', 'created_at'])
    .expression(rows.reduce((all, row) => all.unionAll(row)))
    .execute();
};

/** When the transfer with this reference was booked; null if it is not. */
export const bookedAt = async (db: Read, reference: string): Promise<number | null> => {
  const row = await db
    .selectFrom('ledger_transactions')
    .select('created_at')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.created_at ?? null;
};

/** Whether a transfer with this reference is booked. */
export const isBooked = async (db: Read, reference: string): Promise<boolean> =>
  (await bookedAt(db, reference)) !== null;

type Owned = { owner: string; entry: Transfer['entries'][number] };

/** The entries that change the balance of a user. */
const ownedBy = ({ entries }: Transfer): Owned[] =>
  entries.flatMap((entry) => {
    const owner = ownerOf(entry.account);
    return owner ? [{ owner, entry }] : [];
  });

const tellOwner = (unit: UnitOfWork, transfer: Transfer, { owner, entry }: Owned, balance: number) => {
  const { kind, reference, rideId } = transfer;
  const notice = transferNotice({ kind, reference, ride_id: rideId }, entry.amount, entry.description);
  const change = balanceTransaction({
    transaction_type: transactionType(kind, entry.amount),
    amount: fromCents(Math.abs(entry.amount)),
    new_balance: fromCents(balance),
    message: entry.description,
    ...(notice && { notice }),
    timestamp: new Date(unit.now).toISOString(),
  });
  return enqueue(unit, owner, change);
};

const book = async (unit: UnitOfWork, transfer: Transfer): Promise<Posting> => {
  const id = unit.newId();
  const owned = ownedBy(transfer);
  const [isInserted, , ...balances] = await together(
    insertTransaction(unit, id, transfer),
    insertEntries(unit, id, transfer),
    ...owned.map(({ owner }) => balanceOf(unit.db, owner)),
  );
  if (!isInserted) return (await isBooked(unit.db, transfer.reference)) ? 'repeated' : 'uncovered';
  for (const [index, entry] of owned.entries()) await tellOwner(unit, transfer, entry, balances[index] ?? 0);
  return 'posted';
};

/** What the income of a user leads to: the first penalty that it covers, and whether the account is deleted. */
const incomeOf = async ({ db }: UnitOfWork, owner: string) => {
  const [collection, isForfeit] = await together(nextCollection(db, owner), isDeleted(db, owner));
  return { owner, collection, isForfeit };
};

/** Credits others what the income of a user has covered of the penalties that the user owes them, the given one first. */
const collectFrom = async (unit: UnitOfWork, debtorId: string, first: Collection | null): Promise<void> => {
  let next = first;
  while (next) {
    const { receivable, amount } = next;
    await lowerReceivable(unit, receivable.id, amount);
    const reference = `collection:${receivable.id}:${receivable.open}`;
    await post(unit, collectPenalty(receivable.ride_id, receivable.creditor_id, amount, reference));
    next = await nextCollection(unit.db, debtorId);
  }
};

/** Whether the account of a user was deleted. */
export const isDeleted = async (db: Read, userId: string): Promise<boolean> => {
  const user = await db.selectFrom('users').select('deleted_at').where('id', '=', userId).executeTakeFirst();
  return user !== undefined && user.deleted_at !== null;
};

/** Moves the money of a deleted account to the account of unclaimed money. */
export const forfeit = async (unit: UnitOfWork, userId: string): Promise<void> => {
  const left = await holdBalance(unit.db, userId);
  if (left > 0) await book(unit, forfeitBalance(userId, left, `forfeit:${userId}:${unit.newId()}`));
};

/**
 * Books a transfer at most once and sends the new balance to each user whose balance changes. Income collects the
 * penalties that its receiver still owes; income of a deleted account is unclaimed.
 */
export const post = async (unit: UnitOfWork, transfer: Transfer): Promise<Posting> => {
  const [posting, ...incomes] = await together(
    book(unit, transfer),
    ...ownedBy(transfer)
      .filter(({ entry }) => entry.amount > 0)
      .map(({ owner }) => incomeOf(unit, owner)),
  );
  if (posting !== 'posted') return posting;
  for (const { owner, collection, isForfeit } of incomes) {
    await collectFrom(unit, owner, collection);
    if (isForfeit) await forfeit(unit, owner);
  }
  return 'posted';
};

const newest = 50;

/** The query of the newest movements of a user's balance. */
export const movementsQuery = (db: Read, userId: string) =>
  db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .leftJoin('users as admin', 'admin.id', 'ledger_transactions.admin_id')
    .where('account', '=', accountOf(userId))
    .select(['transaction_id', 'kind', 'reference', 'ride_id', 'amount', 'description'])
    .select('ledger_transactions.created_at')
    .select('admin.name as admin_name')
    .orderBy('position', 'desc')
    .limit(newest);

/** The newest movements of a user's balance. */
export const movementsOf = async (db: Read, userId: string): Promise<BalanceEntry[]> => {
  const rows = await movementsQuery(db, userId).execute();
  return rows.map((row) => {
    const notice = transferNotice(row, row.amount, row.description);
    return {
      id: row.transaction_id,
      transaction_type: transactionType(row.kind, row.amount),
      description: row.description,
      ...(notice && { notice }),
      amount_change: fromCents(row.amount),
      created_at: new Date(row.created_at).toISOString(),
      admin_name: row.admin_name,
    };
  });
};

/** The cents that were refunded to a rider for a ride, of a payment from the balance or of a penalty. */
export const refundedFor = async (db: Read, ride: { id: string; rider_id: string }): Promise<number> => {
  const row = await refundsQuery(db, ride).executeTakeFirstOrThrow();
  return Number(row.refunded);
};

/** The query of the refunds of a ride. */
export const refundsQuery = (db: Read, ride: { id: string; rider_id: string }) =>
  db
    .selectFrom('ledger_transactions')
    .innerJoin('ledger_entries', 'ledger_entries.transaction_id', 'ledger_transactions.id')
    .where('ledger_transactions.ride_id', '=', ride.id)
    .where('kind', '=', 'refund')
    .where('account', '=', accountOf(ride.rider_id))
    .select(sql<number>`coalesce(sum(amount), 0)`.as('refunded'));

const usersAndBalances = (db: Read) =>
  db
    .selectFrom('users')
    .leftJoin('account_balances', (join) =>
      join.on('account_balances.account', '=', sql<string>`'user:' || users.id`),
    )
    .select(['users.id', sql<number>`coalesce(account_balances.balance, 0)`.as('balance')])
    .where('users.deleted_at', 'is', null);

/** The query of the balances of some users in cents. */
export const balancesQuery = (db: Read, userIds: readonly string[]) =>
  usersAndBalances(db).where('users.id', 'in', userIds);

/** The balances of those of the users that exist, in major units and in the order of the ids. */
export const balancesByIds = async (db: Read, userIds: readonly string[]): Promise<AdminBalance[]> => {
  const rows = await balancesQuery(db, userIds).execute();
  const cents = new Map(rows.map(({ id, balance }) => [id, Number(balance)]));
  return userIds.flatMap((id) => {
    const balance = cents.get(id);
    return balance === undefined ? [] : [{ user_id: id, balance: fromCents(balance) }];
  });
};

/** All user balances in major units, newest accounts first; at most 10,000, the limit of the contract. */
export const listBalances = async (db: Read): Promise<AdminBalance[]> => {
  const rows = await usersAndBalances(db)
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(10_000)
    .execute();
  return rows.map(({ id, balance }) => ({ user_id: id, balance: fromCents(Number(balance)) }));
};
