import type { RideRow } from '../../domain/ride.ts';
import { preparedFor } from '../live/prepared-for.ts';
import type { RideAttemptsTable } from '../schema.ts';
import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** Who ended an attempt, for an admin which one, and why. */
export type AttemptEnd = Pick<RideAttemptsTable, 'ended_by' | 'admin_id' | 'reason'>;

/** Records that the attempt of a ride ended, as the ride was before. */
export const recordAttempt = async (unit: UnitOfWork, seen: RideRow, ended: AttemptEnd): Promise<void> => {
  await unit.db
    .insertInto('ride_attempts')
    .values({
      ride_id: seen.id,
      attempt: seen.attempt,
      driver_id: seen.driver_id,
      accepted_at: seen.accepted_at,
      ended_at: unit.now,
      ...ended,
    })
    .execute();
};

/** An attempt that ended, with the names of its people. */
export type EndedAttempt = Omit<RideAttemptsTable, 'driver_id' | 'admin_id'> & {
  driver_name: string | null;
  admin_name: string | null;
};

const selectAttempts = preparedFor(['id'], (db: Read, keys: readonly { id: string }[]) =>
  db
    .selectFrom('ride_attempts as ended')
    .leftJoin('users as driver', 'driver.id', 'ended.driver_id')
    .leftJoin('users as admin', 'admin.id', 'ended.admin_id')
    .where(
      'ended.ride_id',
      'in',
      keys.map(({ id }) => id),
    )
    .select(['ended.ride_id', 'ended.attempt', 'ended.accepted_at', 'ended.ended_at', 'ended.ended_by'])
    .select(['ended.reason', 'driver.name as driver_name', 'admin.name as admin_name']),
);

type Attempted = Pick<RideRow, 'id' | 'attempt' | 'cancel_reason_code'>;

/** The attempts of rides that ended, in their order, by the id of the ride. Most rides have none, and are not looked for. */
export const attemptsOf = async (
  db: Read,
  rides: readonly Attempted[],
): Promise<ReadonlyMap<string, EndedAttempt[]>> => {
  const rows = await selectAttempts(
    db,
    rides.filter(
      ({ attempt, cancel_reason_code: code }) =>
        attempt > 1 || code === 'admin_cancelled' || code === 'rider_locked' || code === 'driver_locked',
    ),
  );
  return Map.groupBy(
    rows.toSorted((a, b) => a.attempt - b.attempt),
    ({ ride_id }) => ride_id,
  );
};
