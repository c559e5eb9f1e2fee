import type { WaitingCounts } from '@mobility/openapi';
import { sql } from 'kysely';
import { mostCounted, newestWithAdmins } from '../store/messages/unanswered.queries.ts';
import { prepared, preparedForms } from '../store/prepared.ts';
import { countDisputesByStatus } from '../store/rides/disputes.ts';
import type { Read } from '../store/store.ts';

// The conditions are literals, because only the exact expressions match the indexes of these rows.
const lists = {
  drivers_to_approve: (db: Read) =>
    db
      .selectFrom('driver_profiles')
      .select('driver_profiles.user_id as id')
      .where(sql<boolean>`driver_profiles.is_approved = 0`)
      // One that was sent back waits for its driver.
      .where('driver_profiles.sent_back_reason', 'is', null)
      // Not a join, which would begin with all drivers.
      .where((row) =>
        row.exists(
          row
            .selectFrom('users')
            .select('users.id')
            .whereRef('users.id', '=', 'driver_profiles.user_id')
            .where('users.deleted_at', 'is', null)
            .where('users.role', '=', 'driver'),
        ),
      )
      .limit(mostCounted),
  silent_drivers: (db: Read) =>
    db.selectFrom('rides').select('id').where(sql<boolean>`driver_silent_at is not null`).limit(mostCounted),
};

/** The query that counts the rows of one list. */
export const waitingQuery = (db: Read, list: keyof typeof lists) =>
  db.selectFrom(lists[list](db).as('waiting')).select((row) => row.fn.countAll().as('total'));

const newestUnpaid = (db: Read) =>
  db
    .selectFrom('rides')
    .select(['id', 'cash_missing_at'])
    .where(sql<boolean>`rides.settlement = 'owed'`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostCounted);

const lastPaymentStatus = `(select p.status from payments p where p.ride_id = unpaid.id order by p.position desc limit 1)`;
const isEscalated = 'follow_up.escalated_at is not null';
const isCashMissing = 'unpaid.cash_missing_at is not null';
const hasFailed = `${lastPaymentStatus} = 'failed'`;

const countOf = (condition: string) =>
  sql<number>`coalesce(sum(case when ${sql.raw(condition)} then 1 else 0 end), 0)`;

/** The query that counts the newest conversations with the admins that wait for an answer. */
export const conversationCounts = (db: Read) =>
  db
    .selectFrom(newestWithAdmins(db).as('newest'))
    .select([countOf(`writer <> 'admin'`).as('unanswered'), sql<number>`count(*)`.as('rows_read')]);

/** The query that counts the newest unpaid rides by what happened to them. */
export const unpaidCounts = (db: Read) =>
  db
    .selectFrom(newestUnpaid(db).as('unpaid'))
    .leftJoin('unpaid_follow_ups as follow_up', 'follow_up.ride_id', 'unpaid.id')
    .select([
      countOf(isEscalated).as('escalated_rides'),
      countOf(isCashMissing).as('cash_missing'),
      countOf(hasFailed).as('failed_cards'),
      countOf(`${isEscalated} or ${isCashMissing} or ${hasFailed}`).as('unpaid_rides'),
      sql<number>`count(*)`.as('rows_read'),
    ]);

const selectWaiting = preparedForms([], (db: Read, { list }: { list: keyof typeof lists }) =>
  waitingQuery(db, list),
);
const selectUnpaid = prepared([], unpaidCounts);
const selectConversations = prepared([], conversationCounts);

const countWaiting = async (db: Read, list: keyof typeof lists): Promise<number> => {
  const [counted] = await selectWaiting(db, { list }, {});
  return Number(counted?.total ?? 0);
};

/** How many disputes wait for a decision, as it is kept. */
const openDisputes = async (db: Read): Promise<number> => {
  const kept = await countDisputesByStatus(db);
  return Number(kept.find(({ status }) => status === 'submitted')?.disputes ?? 0);
};

/** Counts what waits for an admin. */
export const readWaitingCounts = async (db: Read): Promise<WaitingCounts> => {
  const [disputes, drivers_to_approve, silent_drivers, [conversations], [unpaid]] = await Promise.all([
    openDisputes(db),
    countWaiting(db, 'drivers_to_approve'),
    countWaiting(db, 'silent_drivers'),
    selectConversations(db, {}),
    selectUnpaid(db, {}),
  ]);
  const unpaidRead = Number(unpaid?.rows_read ?? 0);
  const rowsRead = {
    drivers_to_approve,
    silent_drivers,
    unanswered_conversations: Number(conversations?.rows_read ?? 0),
    escalated_rides: unpaidRead,
    cash_missing: unpaidRead,
    failed_cards: unpaidRead,
  };
  return {
    disputes,
    drivers_to_approve,
    silent_drivers,
    unanswered_conversations: Number(conversations?.unanswered ?? 0),
    escalated_rides: Number(unpaid?.escalated_rides ?? 0),
    cash_missing: Number(unpaid?.cash_missing ?? 0),
    failed_cards: Number(unpaid?.failed_cards ?? 0),
    unpaid_rides: Number(unpaid?.unpaid_rides ?? 0),
    at_least: (Object.keys(rowsRead) as (keyof typeof rowsRead)[]).filter(
      (kind) => rowsRead[kind] === mostCounted,
    ),
  };
};
