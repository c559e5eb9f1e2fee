import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { escalateUnpaidRide } from '../operations/admin/escalateUnpaidRide.ts';
import { getWaitingCounts } from '../operations/admin/getWaitingCounts.ts';
import { listAdminRides } from '../operations/admin/listAdminRides.ts';
import { listAdminUsers } from '../operations/admin/listAdminUsers.ts';
import { listConversations } from '../operations/admin/listConversations.ts';
import { listUnpaidRides } from '../operations/admin/listUnpaidRides.ts';
import { sendUserMessage } from '../operations/admin/sendUserMessage.ts';
import { updateUser } from '../operations/admin/updateUser.ts';
import { reportCashMissing } from '../operations/driver/reportCashMissing.ts';
import { createTestContext, given, type Person, requestBy } from '../testing/index.ts';

let context: Context;
let admin: Person;
beforeAll(async () => {
  context = await createTestContext();
  admin = await given.user(context, 'admin', { name: 'Ada Admin' });
});
afterAll(() => context.store.close());

const counts = async () => (await getWaitingCounts(context, requestBy(admin))).body;

test('the list of drivers to approve has the drivers that are counted', async () => {
  const [waiting, former] = [await given.driverWithProfile(context), await given.driverWithProfile(context)];
  await given.approvedDriver(context);
  await updateUser(context, requestBy(admin, { params: { id: former.id }, body: { role: 'rider' } }));
  const { body } = await listAdminUsers(context, requestBy(admin, { query: { approval: 'pending' } }));
  expect(body.map(({ id }) => id)).toEqual([waiting.id]);
  expect((await counts()).drivers_to_approve).toBe(1);
});

test('the list of rides whose driver is silent has the rides that are counted', async () => {
  const [silent] = [await given.acceptedRide(context), await given.acceptedRide(context)];
  await context.store.transaction((db) =>
    db.updateTable('rides').set({ driver_silent_at: 1 }).where('id', '=', silent.rideId).execute(),
  );
  for (const sort of ['created_at', undefined] as const) {
    const query = { driver: 'silent' as const, ...(sort && { sort }) };
    const { body } = await listAdminRides(context, requestBy(admin, { query }));
    expect(body.completed_matches.map(({ id }) => id)).toEqual([silent.rideId]);
  }
  expect((await counts()).silent_drivers).toBe(1);
});

test('more than a thousand open disputes are counted in full', async () => {
  await given.disputedRide(context);
  await context.store.transaction((db) =>
    db.updateTable('dispute_totals').set({ disputes: 1_204 }).where('status', '=', 'submitted').execute(),
  );
  expect((await counts()).disputes).toBe(1_204);
});

test('an unpaid ride says when its driver reported that the cash is missing', async () => {
  const paid = await given.completedRide(context, { payment: 'cash' });
  await reportCashMissing(context, requestBy(paid.driver, { params: { rideId: paid.rideId } }));
  const { body } = await listUnpaidRides(context, requestBy(admin));
  const missing = body.unpaid_rides.filter(({ cash_missing_at }) => cash_missing_at);
  expect(missing.map(({ ride_id }) => ride_id)).toEqual([paid.rideId]);
});

test('an unpaid ride that waits for two reasons is one ride that waits', async () => {
  const before = await counts();
  const ride = await given.completedRide(context, { payment: 'cash' });
  await reportCashMissing(context, requestBy(ride.driver, { params: { rideId: ride.rideId } }));
  await escalateUnpaidRide(context, requestBy(admin, { params: { rideId: ride.rideId } }));
  const after = await counts();
  const grown = (kind: 'cash_missing' | 'escalated_rides' | 'unpaid_rides') =>
    (after[kind] ?? 0) - (before[kind] ?? 0);
  expect(
    ['cash_missing', 'escalated_rides', 'unpaid_rides'].map((kind) => grown(kind as 'unpaid_rides')),
  ).toEqual([1, 1, 1]);
});

test('a conversation waits until an admin answers; a chat of a ride does not', async () => {
  const unanswered = async () => {
    const query = { state: 'unanswered' as const };
    const { body } = await listConversations(context, requestBy(admin, { query }));
    expect((await counts()).unanswered_conversations).toBe(body.conversations.length);
    return body.conversations.map(({ thread_id }) => thread_id);
  };
  const ride = await given.acceptedRide(context);
  await given.rideMessage(context, ride, ride.rider, 'I am at the corner');
  expect(await unanswered()).toEqual([]);
  const { threadId, rider } = await given.conversation(context);
  expect(await unanswered()).toEqual([threadId]);
  const body = { message: 'Thank you', thread_id: threadId };
  await sendUserMessage(context, requestBy(admin, { params: { id: rider.id }, body }));
  expect(await unanswered()).toEqual([]);
});

describe('with a thousand newer conversations', () => {
  const thousand = Array.from({ length: 1_000 }, (_, index) => index);

  /** A conversation that waits, and newer copies of it. */
  const copied = async (rideIds?: readonly string[]) => {
    const { threadId } = await given.conversation(context);
    await context.store.transaction(async (db) => {
      const read = db.selectFrom('conversations').selectAll().where('thread_id', '=', threadId);
      const row = await read.executeTakeFirstOrThrow();
      const copies = thousand.map((index) => ({
        ...row,
        thread_id: `${threadId}-${index}`,
        ride_id: rideIds?.[index] ?? null,
        last_message_at: row.last_message_at + 1,
      }));
      await db.insertInto('conversations').values(copies).execute();
    });
    return threadId;
  };

  const copiedRides = async () => {
    const { rideId } = await given.completedRide(context, { payment: 'cash' });
    await context.store.transaction(async (db) => {
      const read = db.selectFrom('rides').selectAll().where('id', '=', rideId);
      const row = await read.executeTakeFirstOrThrow();
      for (const index of thousand)
        await db
          .insertInto('rides')
          .values({ ...row, id: `${rideId}-${index}` })
          .execute();
    });
    return thousand.map((index) => `${rideId}-${index}`);
  };

  test('chats of rides do not hide a conversation that waits for an admin', async () => {
    const threadId = await copied(await copiedRides());
    const query = { state: 'unanswered' as const };
    const { body } = await listConversations(context, requestBy(admin, { query }));
    expect(body.conversations.map(({ thread_id }) => thread_id)).toEqual([threadId]);
    expect(await counts()).toMatchObject({ unanswered_conversations: 1, at_least: [] });
  });

  test('a count says when there may be more', async () => {
    await copied();
    expect(await counts()).toMatchObject({
      unanswered_conversations: 1_000,
      at_least: ['unanswered_conversations'],
    });
  });
});
