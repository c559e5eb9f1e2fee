import type { UnpaidRide } from '@mobility/openapi';
import { sql } from 'kysely';
import { fromCents } from '../../domain/money/money.ts';
import { type Position, pageOf } from '../cursor.ts';
import { beforeFirst, isAfter } from '../in-order.ts';
import { scan } from '../scan.ts';
import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { newestPaymentOf } from './newest-payment.ts';
import { belongs, lastState, type UnpaidFilter } from './unpaid-filters.ts';

const time = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

const completedUnpaid = (db: Read) =>
  db
    .selectFrom('rides')
    .innerJoin('users as rider', 'rider.id', 'rides.rider_id')
    .leftJoin('users as driver', 'driver.id', 'rides.driver_id')
    .leftJoin('unpaid_follow_ups as follow_up', 'follow_up.ride_id', 'rides.id')
    .leftJoin('payments', (join) => join.on('payments.id', '=', newestPaymentOf('rides')))
    .select(['rides.id', 'rides.estimated_fare', 'rides.fare', 'rides.created_at', 'rides.completed_at'])
    .select(['rides.cash_missing_at', 'rides.rider_id', 'rides.driver_id'])
    .select(['rider.name as rider_name', 'rider.email as rider_email'])
    .select(['driver.name as driver_name', 'driver.email as driver_email'])
    .select(['payments.status as status', 'payments.expires_at as expires_at'])
    .select(['follow_up.reminders', 'follow_up.reminded_at', 'follow_up.escalated_at'])
    // A literal, because only the exact expression matches the index of rides that are owed.
    .where(sql<boolean>`rides.settlement = 'owed'`);

/** The query of unpaid rides after a position, newest first. */
export const unpaidQuery = (db: Read, after: Position | undefined, most: number) =>
  completedUnpaid(db)
    .where(isAfter(sql.ref('rides.created_at'), sql.ref('rides.id'), after ?? beforeFirst('desc'), 'desc'))
    .orderBy('rides.created_at', 'desc')
    .orderBy('rides.id', 'desc')
    .limit(most);

export type UnpaidPage = {
  /** All of them without one. */
  filter: UnpaidFilter | undefined;
  after: Position | undefined;
  limit: number;
  now: number;
};

const positionOf = ({ created_at, id }: { created_at: number; id: string }): Position => ({
  value: created_at,
  id,
});

/** One page of the completed rides without a paid payment, newest first; `isCut` where the filter read no further. */
export const listUnpaid = async (
  db: Read,
  { filter, after, limit, now }: UnpaidPage,
): Promise<{ rides: UnpaidRide[]; headers: Record<string, string>; isCut: boolean }> => {
  const { rows, isCut } = await scan({
    read: (place, most) => unpaidQuery(db, place, most).execute(),
    positionOf,
    passes: filter ? (row) => belongs[filter](row, now) : null,
    after,
    most: limit + 1,
  });
  const { shown, headers } = pageOf(rows, limit, positionOf);
  const rides = shown.map(({ id, estimated_fare, fare, status, expires_at, ...row }) => ({
    ride_id: id,
    rider_id: row.rider_id,
    rider_name: row.rider_name,
    rider_email: row.rider_email,
    driver_id: row.driver_id,
    driver_name: row.driver_name,
    driver_email: row.driver_email,
    estimated_fare: fromCents(estimated_fare),
    amount: fromCents(fare ?? estimated_fare),
    payment_status: lastState({ status, expires_at }, now),
    created_at: new Date(row.created_at).toISOString(),
    completed_at: time(row.completed_at),
    reminders: row.reminders ?? 0,
    reminded_at: time(row.reminded_at),
    escalated_at: time(row.escalated_at),
    cash_missing_at: time(row.cash_missing_at),
  }));
  return { rides, headers, isCut };
};

/** Records a reminder. Returns false if one was sent less than `atMostEvery` milliseconds ago. */
export const noteReminder = async (
  unit: UnitOfWork,
  rideId: string,
  atMostEvery: number,
): Promise<boolean> => {
  const result = await unit.db
    .insertInto('unpaid_follow_ups')
    .values({ ride_id: rideId, reminders: 1, reminded_at: unit.now, escalated_at: null })
    .onConflict((conflict) =>
      conflict
        .column('ride_id')
        .doUpdateSet((row) => ({
          reminders: row('unpaid_follow_ups.reminders', '+', 1),
          reminded_at: unit.now,
        }))
        .where((row) =>
          row.or([
            row('unpaid_follow_ups.reminded_at', 'is', null),
            row('unpaid_follow_ups.reminded_at', '<=', unit.now - atMostEvery),
          ]),
        ),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};

/** Records that a ride was escalated. Returns false if it already was. */
export const noteEscalation = async (unit: UnitOfWork, rideId: string): Promise<boolean> => {
  const result = await unit.db
    .insertInto('unpaid_follow_ups')
    .values({ ride_id: rideId, reminders: 0, reminded_at: null, escalated_at: unit.now })
    .onConflict((conflict) =>
      conflict
        .column('ride_id')
        .doUpdateSet({ escalated_at: unit.now })
        .where('unpaid_follow_ups.escalated_at', 'is', null),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};
