import type { DisputeStatus } from '@mobility/openapi';
import { type Expression, sql } from 'kysely';
import type { DisputeRow } from '../../domain/dispute.ts';
import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type Submission = Pick<
  DisputeRow,
  'ride_id' | 'rider_id' | 'dispute_type' | 'dispute_reason' | 'description' | 'requested_refund' | 'evidence'
>;

/** Inserts a dispute. Returns undefined if the ride already has an open dispute. */
export const insertDispute = (unit: UnitOfWork, submission: Submission): Promise<DisputeRow | undefined> =>
  unit.db
    .insertInto('disputes')
    .values({
      ...submission,
      id: unit.newId(),
      status: 'submitted',
      submitted_at: unit.now,
      resolved_at: null,
      resolved_by: null,
      refunded_amount: null,
      resolution_note: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('ride_id')
        .where(sql.ref('status') as Expression<DisputeStatus>, '=', sql<DisputeStatus>`'submitted'`)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();

/** Returns a stored dispute; undefined for an unknown id. */
export const findDispute = (db: Read, id: string): Promise<DisputeRow | undefined> =>
  db.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirst();

/** The cents that the resolved disputes of a ride have refunded. */
export const refundedOf = async (db: Read, rideId: string): Promise<number> => {
  const row = await db
    .selectFrom('disputes')
    .where('ride_id', '=', rideId)
    .select(sql<number>`coalesce(sum(refunded_amount), 0)`.as('refunded'))
    .executeTakeFirstOrThrow();
  return Number(row.refunded);
};

type Resolution = Pick<
  DisputeRow,
  'status' | 'resolved_at' | 'resolved_by' | 'refunded_amount' | 'resolution_note'
>;

/** Resolves an open dispute. Returns undefined if it is already resolved. */
export const closeDispute = (
  unit: UnitOfWork,
  id: string,
  resolution: Resolution,
): Promise<DisputeRow | undefined> =>
  unit.db
    .updateTable('disputes')
    .set(resolution)
    .where('id', '=', id)
    .where('status', '=', 'submitted')
    .returningAll()
    .executeTakeFirst();

/** Disputes with the rider's name and the amount paid for the ride in cents, newest first. */
export const listDisputeRows = (
  db: Read,
  { status, riderId, limit = 1_000 }: { status?: DisputeStatus; riderId?: string; limit?: number },
) => {
  const all = db
    .selectFrom('disputes')
    .innerJoin('users', 'users.id', 'disputes.rider_id')
    .innerJoin('rides', 'rides.id', 'disputes.ride_id')
    .leftJoin('payments', (join) =>
      join.onRef('payments.ride_id', '=', 'disputes.ride_id').on('payments.status', '=', 'paid'),
    )
    .selectAll('disputes')
    .select(['users.name as rider_name', 'payments.amount as paid', 'rides.penalty_amount as penalty'])
    .orderBy('disputes.submitted_at', 'desc')
    .orderBy('disputes.id', 'desc')
    .limit(limit);
  const ofRider = riderId === undefined ? all : all.where('disputes.rider_id', '=', riderId);
  return (status === undefined ? ofRider : ofRider.where('disputes.status', '=', status)).execute();
};
