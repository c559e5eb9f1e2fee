import { beforeAll, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { createTestContext, given, type Person, requestBy } from '../../testing/index.ts';
import { resolveDispute } from '../disputes/resolveDispute.ts';
import { createBalanceTransaction } from './createBalanceTransaction.ts';
import { listAuditLogs } from './listAuditLogs.ts';
import { setUserStatus } from './setUserStatus.ts';
import { writeOffUnpaidRide } from './writeOffUnpaidRide.ts';

let context: Context;
let admin: Person;
let dispute: string;
beforeAll(async () => {
  context = await createTestContext();
  admin = await given.user(context, 'admin');
  const ride = await given.disputedRide(context);
  await context.store.transaction((db) =>
    db.updateTable('users').set({ name: 'Marisol Æbersold' }).where('id', '=', ride.rider.id).execute(),
  );
  await setUserStatus(
    context,
    requestBy(admin, { params: { id: ride.rider.id }, body: { is_active: false } }),
  );
  const { id } = await context.store.read.selectFrom('disputes').select('id').executeTakeFirstOrThrow();
  dispute = id;
  return () => context.store.close();
});

const found = async (search: string) => {
  const { body } = await listAuditLogs(context, requestBy(admin, { query: { search, limit: 100 } }));
  return body;
};

test.each([
  ['the beginning of the first name', 'Maris'],
  ['the beginning of the last name', 'Æbers'],
  ['both names', 'Marisol Æb'],
  ['the name in upper case', 'MARISOL ÆBERSOLD'],
  ['the last name in lower case', 'æbersold'],
])('an entry is found by %s of the person whom it is about, whoever wrote it', async (_, search) => {
  const entries = await found(search);
  expect(
    entries.every(({ subject_name, user_name }) => [subject_name, user_name].includes('Marisol Æbersold')),
  ).toBe(true);
  expect(entries.find(({ action }) => action === 'admin_user_modified')).toMatchObject({
    user_id: admin.id,
    subject_name: 'Marisol Æbersold',
  });
  // The driver's entry is about a ride, and the rider's is about a dispute.
  const actions = entries.map(({ action }) => action);
  expect(actions).toContain('ride_completed');
  expect(entries.map(({ entity_id }) => entity_id)).toContain(dispute);
});

test('a search for an unknown name finds no entry about a person', async () => {
  expect(await found('Marisol Zz')).toEqual([]);
});

test('an entry is found by the words of its reason or message, in any case, and by no other field of its metadata', async () => {
  const { rideId, rider } = await given.completedRide(context, { payment: 'initiated' });
  const reason = 'Small sum, the "debtor" moved away\nin May';
  await writeOffUnpaidRide(context, requestBy(admin, { params: { rideId }, body: { reason } }));
  const credit = {
    user_id: rider.id,
    transaction_type: 'credit' as const,
    amount: 5,
    description: 'Goodwill for a long wait',
  };
  await createBalanceTransaction(context, requestBy(admin, { params: { id: rider.id }, body: credit }));
  for (const words of ['"debtor" Moved', 'away\nin May'])
    expect(await found(words)).toMatchObject([{ entity_id: rideId, metadata: { reason } }]);
  expect(await found('goodwill for a long')).toMatchObject([
    { entity_id: rider.id, metadata: { message: 'Goodwill for a long wait' } },
  ]);
  expect(await found('transaction_type')).toEqual([]);
});

test('a decided dispute is found by the words of its answer', async () => {
  const { disputeId } = await given.disputedRide(context);
  const body = { outcome: 'rejected', note: 'The bridge was closed' } as const;
  await resolveDispute(context, requestBy(admin, { params: { id: disputeId }, body }));
  expect(await found('bridge was')).toMatchObject([
    { entity_id: disputeId, metadata: { outcome: 'rejected', amount: null, note: 'The bridge was closed' } },
  ]);
});
