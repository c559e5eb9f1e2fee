import type { Selectable } from 'kysely';
import type { TopUpsTable } from '../schema.ts';
import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export type TopUpRow = Selectable<TopUpsTable>;
type Claim = Pick<
  TopUpRow,
  'user_id' | 'amount' | 'gateway_key' | 'body_hash' | 'card_token' | 'card_brand' | 'card_last4'
>;

/** The top-up of a request; undefined if it is new. */
export const findTopUp = (db: Read, gatewayKey: string): Promise<TopUpRow | undefined> =>
  db.selectFrom('top_ups').selectAll().where('gateway_key', '=', gatewayKey).executeTakeFirst();

/** Claims a top-up before the gateway is called. */
export const claimTopUp = (unit: UnitOfWork, claim: Claim): Promise<TopUpRow> =>
  unit.db
    .insertInto('top_ups')
    .values({
      ...claim,
      id: unit.newId(),
      status: 'processing',
      claimed_at: unit.now,
      failure: null,
      created_at: unit.now,
      paid_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

type Change = Partial<Pick<TopUpRow, 'status' | 'failure' | 'card_token' | 'claimed_at' | 'paid_at'>>;

/** Settles a claimed top-up; undefined if it is already settled. */
export const settleTopUp = (unit: UnitOfWork, id: string, change: Change): Promise<TopUpRow | undefined> =>
  unit.db
    .updateTable('top_ups')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .returningAll()
    .executeTakeFirst();

/** The top-ups claimed before the given time and not settled. */
export const unsettledTopUps = (db: Read, claimedBefore: number): Promise<TopUpRow[]> =>
  db
    .selectFrom('top_ups')
    .selectAll()
    .where('status', '=', 'processing')
    .where('claimed_at', '<=', claimedBefore)
    .limit(500)
    .execute();

/** Whose top-up it was; undefined if there is no paid one with this id. */
export const paidTopUp = (
  db: Read,
  id: string,
): Promise<Pick<TopUpRow, 'id' | 'user_id' | 'refunded'> | undefined> =>
  db
    .selectFrom('top_ups')
    .select(['id', 'user_id', 'refunded'])
    .where('id', '=', id)
    .where('status', '=', 'paid')
    .executeTakeFirst();

/** Stores how much of a top-up, made with a saved card or on the gateway's page, was refunded in all. */
export const countTopUpRefund = async (unit: UnitOfWork, id: string, refunded: number): Promise<void> => {
  for (const table of ['top_ups', 'checkout_sessions'] as const)
    await unit.db.updateTable(table).set({ refunded }).where('id', '=', id).execute();
};
