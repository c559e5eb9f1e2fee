import type { DisputeStatus } from '@mobility/openapi';
import { type Expression, sql } from 'kysely';
import type { DisputeRow } from '../../domain/dispute.ts';
import type { Position } from '../cursor.ts';
import { beforeFirst, type Direction, isAfter } from '../in-order.ts';
import { pageSize } from '../page-size.ts';
import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type Submission = Pick<
  DisputeRow,
  | 'ride_id'
  | 'rider_id'
  | 'driver_id'
  | 'dispute_type'
  | 'dispute_reason'
  | 'description'
  | 'requested_refund'
  | 'evidence'
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

/** A user, and whether the disputes are those that the user opened, or those about rides that the user drove. */
export type Party = { id: string; as: 'rider_id' | 'driver_id' };

type DisputePage = {
  status?: DisputeStatus | undefined;
  party?: Party | undefined;
  direction?: Direction;
  after?: Position | undefined;
  most?: number;
};

/** Disputes with the rider's name and the amount paid for the ride in cents. */
const withPayments = (db: Read) =>
  db
    .selectFrom('disputes')
    .innerJoin('users', 'users.id', 'disputes.rider_id')
    .innerJoin('rides', 'rides.id', 'disputes.ride_id')
    .leftJoin('payments', (join) =>
      join.onRef('payments.ride_id', '=', 'disputes.ride_id').on('payments.status', '=', 'paid'),
    )
    .leftJoin('users as decider', 'decider.id', 'disputes.resolved_by')
    .selectAll('disputes')
    .select([
      'decider.name as resolved_by_name',
      'users.name as rider_name',
      'payments.amount as paid',
      'rides.penalty_amount as penalty',
    ]);

/** The query of one dispute. */
export const disputeQuery = (db: Read, id: string) => withPayments(db).where('disputes.id', '=', id);

/** The query of disputes after a position in the order of their submission, newest first unless the page says otherwise. */
export const disputesQuery = (
  db: Read,
  { status, party, direction = 'desc', after, most = 1_000 }: DisputePage,
) =>
  withPayments(db)
    .$if(party !== undefined, (all) => all.where(`disputes.${party?.as ?? 'rider_id'}`, '=', party?.id ?? ''))
    // A literal, because the statuses differ too much in number for one plan.
    .$if(status !== undefined, (all) => all.where('disputes.status', '=', sql.lit(status ?? 'submitted')))
    .$if(after !== undefined, (all) =>
      all.where(
        isAfter(
          sql.ref('disputes.submitted_at'),
          sql.ref('disputes.id'),
          after ?? beforeFirst(direction),
          direction,
        ),
      ),
    )
    .orderBy('disputes.submitted_at', direction)
    .orderBy('disputes.id', direction)
    .limit(sql.lit(pageSize(most)));

/** At most so many disputes after a position, in their order; 1,000 unless the page says otherwise. */
export const listDisputeRows = async (db: Read, page: DisputePage) =>
  (await disputesQuery(db, page).execute()).slice(0, page.most ?? 1_000);

/** How many disputes there are in each status; a status without any is left out. */
export const countDisputesByStatus = (db: Read) =>
  db
    .selectFrom('dispute_totals')
    .groupBy('status')
    .select(['status', sql<number>`sum(disputes)`.as('disputes')])
    .execute();

/** How many disputes a user has opened, or are about rides that the user drove. */
export const countDisputes = async (db: Read, userId: string): Promise<number> => {
  const count = (column: Party['as']) =>
    db
      .selectFrom('disputes')
      .where(column, '=', userId)
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow();
  const found = await Promise.all([count('rider_id'), count('driver_id')]);
  return found.reduce((sum, { total }) => sum + Number(total), 0);
};
