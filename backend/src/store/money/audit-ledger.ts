import { isActive } from '@mobility/openapi/lifecycle';
import { ownerOf } from '../../domain/money/ledger.ts';
import { inParts } from '../in-parts.ts';
import type { Read } from '../store.ts';

type Entry = { transaction_id: string; account: string; amount: number };

/** Checks of ledger entries, in cents and counts. All values but `entries` are zero if they are right. */
export type LedgerAudit = {
  entries: number;
  sum: number;
  unbalanced: number;
  /** Cents on accounts of users who do not exist. */
  orphaned: number;
  /** Ended or waiting rides for which a fee is still held. */
  stillHeld: number;
};

const sums = (rows: readonly Entry[], key: 'transaction_id' | 'account'): Map<string, number> => {
  const totals = new Map<string, number>();
  for (const row of rows) totals.set(row[key], (totals.get(row[key]) ?? 0) + row.amount);
  return totals;
};

/** The whole transactions of the entries after a position, up to another one. */
const entriesBetween = async (db: Read, after: number, until: number): Promise<Entry[]> => {
  const touched = await db
    .selectFrom('ledger_entries')
    .select('transaction_id')
    .where('position', '>', after)
    .where('position', '<=', until)
    .execute();
  const ids = [...new Set(touched.map(({ transaction_id }) => transaction_id))];
  return inParts(ids, (part) =>
    db
      .selectFrom('ledger_entries')
      .select(['transaction_id', 'account', 'amount'])
      .where('transaction_id', 'in', part)
      .execute(),
  );
};

const orphanedOf = async (db: Read, accounts: ReadonlyMap<string, number>): Promise<number> => {
  const owners = [...accounts.keys()].flatMap((account) => ownerOf(account) ?? []);
  const found = await inParts(owners, (part) =>
    db.selectFrom('users').select('id').where('id', 'in', part).execute(),
  );
  const known = new Set(found.map(({ id }) => id));
  return owners
    .filter((owner) => !known.has(owner))
    .reduce((total, owner) => total + (accounts.get(`user:${owner}`) ?? 0), 0);
};

const held = 'held:';

const stillHeldOf = async (db: Read, accounts: ReadonlyMap<string, number>): Promise<number> => {
  const touched = [...accounts.keys()].filter((account) => account.startsWith(held));
  const rows = await inParts(touched, (part) =>
    db
      .selectFrom('ledger_entries')
      .select(['transaction_id', 'account', 'amount'])
      .where('account', 'in', part)
      .execute(),
  );
  const rides = [...sums(rows, 'account')].flatMap(([account, cents]) =>
    cents === 0 ? [] : account.slice(held.length),
  );
  // Without a condition for the status, whose indexes would be read instead.
  const found = await inParts(rides, (part) =>
    db.selectFrom('rides').select('status').where('id', 'in', part).execute(),
  );
  return found.filter(({ status }) => status === 'pending' || !isActive({ status })).length;
};

/** The position of the newest entry; 0 without entries. */
export const newestEntry = async (db: Read): Promise<number> => {
  const row = await db
    .selectFrom('ledger_entries')
    .select('position')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.position ?? 0;
};

/** Checks the entries after a position up to another one, with the rest of their transactions. */
export const auditLedger = async (db: Read, after: number, until: number): Promise<LedgerAudit> => {
  const entries = await entriesBetween(db, after, until);
  const accounts = sums(entries, 'account');
  return {
    entries: entries.length,
    sum: entries.reduce((total, { amount }) => total + amount, 0),
    unbalanced: [...sums(entries, 'transaction_id').values()].filter((cents) => cents !== 0).length,
    orphaned: await orphanedOf(db, accounts),
    stillHeld: await stillHeldOf(db, accounts),
  };
};
