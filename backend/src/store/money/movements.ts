import type { BalanceMovement } from '@mobility/openapi';
import { sql } from 'kysely';
import { accountOf, ownerOf, transactionType } from '../../domain/money/ledger.ts';
import { fromCents } from '../../domain/money/money.ts';
import { transferNotice } from '../../domain/money/transfer-notice.ts';
import type { Read } from '../store.ts';

type Page = {
  most: number;
  /** The id of the user whose balance moved; all balances without it. */
  owner?: string | undefined;
};

/** The query of the movements of balances before a position, newest first. */
export const movementsBefore = (db: Read, before: number, { most, owner }: Page) =>
  db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .leftJoin('users as admin', 'admin.id', 'ledger_transactions.admin_id')
    .innerJoin('users as owner', (join) =>
      join.on('owner.id', '=', sql<string>`substr(ledger_entries.account, 6)`),
    )
    .select(['position', 'account', 'transaction_id', 'kind', 'reference', 'ride_id', 'amount'])
    .select(['description', 'ledger_transactions.created_at'])
    .select(['admin.name as admin_name', 'owner.name as user_name'])
    // Either condition has an index that is ordered by position; both together would let the planner read all accounts.
    .where((row) =>
      owner === undefined
        ? // A literal, because only the exact expression matches the index of the accounts of users.
          sql<boolean>`substr(account, 1, 5) = 'user:'`
        : row('account', '=', accountOf(owner)),
    )
    .where('position', '<', before)
    .orderBy('position', 'desc')
    .limit(most);

type Row = Awaited<ReturnType<ReturnType<typeof movementsBefore>['execute']>>[number];

/** A movement in the form of the contract. */
export const toMovement = (row: Row): BalanceMovement => {
  const notice = transferNotice(row, row.amount, row.description);
  return {
    id: row.transaction_id,
    user_id: ownerOf(row.account) ?? '',
    user_name: row.user_name,
    transaction_type: transactionType(row.kind, row.amount),
    description: row.description,
    ...(notice && { notice }),
    amount_change: fromCents(row.amount),
    ride_id: row.ride_id,
    created_at: new Date(row.created_at).toISOString(),
    admin_name: row.admin_name,
  };
};
