import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { createTestContext, given } from '../../testing/index.ts';

let context: Context;
beforeAll(async () => {
  context = await createTestContext();
  await given.completedRide(context, { payment: 'balance', rating: 5 });
  await given.pendingRide(context);
  await given.disputedRide(context);
});
afterAll(() => context.store.close());

test.each<[rule: string, change: RawBuilder<unknown>]>([
  ['rides_promise_status', sql`update rides set status = 'lost'`],
  ['rides_promise_driver', sql`update rides set driver_id = rider_id where status = 'pending'`],
  ['rides_promise_amounts', sql`update rides set estimated_fare = -1`],
  ['rides_promise_settled', sql`update rides set settlement = null where status = 'completed'`],
  ['payments_promise_amounts', sql`update payments set refunded = amount + 1`],
  ['payments_promise_paid', sql`update payments set paid_at = null`],
  ['ledger_entries_promise_account', sql`update ledger_entries set account = 'nobody'`],
  ['disputes_promise_status', sql`update disputes set status = 'lost'`],
  ['disputes_promise_amounts', sql`update disputes set requested_refund = -1`],
  ['ratings_promise_stars', sql`update ratings set rating = 6`],
  ['users_promise_role', sql`update users set role = 'owner'`],
  ['sum to', sql`update ledger_entries set amount = amount + 1 where position = 1`],
])('the database refuses a change that breaks %s', async (rule, change) => {
  await expect(context.store.transaction((db) => change.execute(db))).rejects.toThrow(rule);
});
