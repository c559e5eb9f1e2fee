import type { Ride } from '@mobility/openapi';
import { sql } from 'kysely';
import { fromCents } from '../../domain/money/money.ts';
import { preparedFor } from '../live/prepared-for.ts';
import type { Read } from '../store.ts';

type Keys = readonly { id: string }[];
const idsOf = (keys: Keys): string[] => keys.map(({ id }) => id);

/** The query of what was refunded of the payments of these rides, in cents. */
export const refundedPaymentsQuery = (db: Read, keys: Keys) =>
  db
    .selectFrom('payments')
    .where('ride_id', 'in', idsOf(keys))
    .where('refunded', '>', 0)
    .select(['ride_id', 'refunded']);

/** The query of what the riders of these rides got back for a penalty, in cents. */
export const refundedPenaltiesQuery = (db: Read, keys: Keys) =>
  db
    .selectFrom('ledger_transactions')
    .innerJoin('ledger_entries', 'ledger_entries.transaction_id', 'ledger_transactions.id')
    .innerJoin('rides', 'rides.id', 'ledger_transactions.ride_id')
    .where('ledger_transactions.ride_id', 'in', idsOf(keys))
    .where('ledger_transactions.kind', '=', 'refund')
    .where('ledger_entries.account', '=', sql<string>`'user:' || rides.rider_id`)
    .select(['rides.id as ride_id', 'ledger_entries.amount as refunded']);

const ofPayments = preparedFor(['id'], refundedPaymentsQuery);
const ofPenalties = preparedFor(['id'], refundedPenaltiesQuery);

/** Adds to rides, for an admin, what their riders got back. */
export const withRefunds = async (db: Read, rides: readonly Ride[]): Promise<Ride[]> => {
  const [paid, penalised] = [
    rides.filter(({ payment_status }) => payment_status === 'paid'),
    rides.filter(({ penalty_amount }) => penalty_amount),
  ];
  const refunds = (await Promise.all([ofPayments(db, paid), ofPenalties(db, penalised)])).flat();
  const cents = new Map<string, number>();
  for (const { ride_id, refunded } of refunds)
    cents.set(ride_id, (cents.get(ride_id) ?? 0) + Number(refunded));
  return rides.map((ride) => {
    const refunded = cents.get(ride.id);
    return refunded ? { ...ride, refunded_amount: fromCents(refunded) } : ride;
  });
};
