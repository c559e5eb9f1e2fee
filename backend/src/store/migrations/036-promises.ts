import { PostgresAdapter, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** What holds for each row of a table, by a short name. */
const promises: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  users: { role: "role in ('rider', 'driver', 'admin')", active: 'is_active in (0, 1)' },
  driver_profiles: { approved: 'is_approved in (0, 1)' },
  driver_state: { online: 'is_online in (0, 1)', radius: 'radius_km > 0' },
  rides: {
    status: `status in ('pending', 'accepted', 'driver_arriving', 'driver_arrived', 'ride_started', 'in_progress',
      'completed', 'cancelled')`,
    counted: 'version >= 1 and attempt >= 1 and passenger_count >= 1',
    amounts:
      'estimated_fare >= 0 and (fare is null or fare >= 0) and (penalty_amount is null or penalty_amount >= 0)',
    driver: `case when status = 'pending' then driver_id is null
      when status in ('accepted', 'driver_arriving', 'in_progress') then driver_id is not null else true end`,
    settled:
      "status <> 'completed' or (settlement is not null and settlement in ('owed', 'paid', 'written_off'))",
  },
  payments: {
    status: "status in ('pending', 'processing', 'paid', 'failed', 'expired')",
    method: "method in ('balance', 'cash', 'stripe')",
    amounts: 'amount >= 0 and refunded >= 0 and refunded <= amount',
    paid: "status <> 'paid' or paid_at is not null",
  },
  ledger_entries: {
    account: "account in ('platform', 'unclaimed') or account ~ '^(user|held|uncollected|external):.+'",
  },
  receivables: { amounts: 'amount > 0 and open >= 0 and open <= amount' },
  top_ups: { amount: 'amount > 0 and refunded >= 0', status: "status in ('processing', 'paid', 'failed')" },
  card_refunds: { amount: 'amount > 0', status: "status in ('processing', 'refunded', 'refused')" },
  ratings: { stars: 'rating between 1 and 5' },
  rider_ratings: { stars: 'rating between 1 and 5' },
  live_sequences: { counted: 'seq >= 1' },
};

/** Refuses to commit a transfer whose entries do not sum to zero. */
const balanceTransfers = async (db: Transaction<Database>): Promise<void> => {
  await sql`create function entries_sum_to_zero() returns trigger language plpgsql as $$
    declare total bigint;
    begin
      select sum(amount) into total from ledger_entries where transaction_id = new.transaction_id;
      if total <> 0 then
        raise check_violation using message = 'the entries of ' || new.transaction_id || ' sum to ' || total;
      end if;
      return null;
    end $$`.execute(db);
  await sql`create constraint trigger ledger_entries_sum_to_zero after insert or update on ledger_entries
    deferrable initially deferred for each row execute function entries_sum_to_zero()`.execute(db);
};

/**
 * Lets PostgreSQL refuse rows that the domain never writes. Rows that are there already are not read, so that the tables
 * are locked for a moment only.
 */
export const promisesOfRows = async (db: Transaction<Database>): Promise<void> => {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  for (const [table, rules] of Object.entries(promises))
    for (const [name, rule] of Object.entries(rules))
      await sql`alter table ${sql.table(table)} add constraint ${sql.id(`${table}_promise_${name}`)}
        check (${sql.raw(rule)}) not valid`.execute(db);
  await balanceTransfers(db);
};
