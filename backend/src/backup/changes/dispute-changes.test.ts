import { expect, test } from 'vitest';
import { previewRestore } from '../../operations/admin/previewRestore.ts';
import { createTestContext, given, requestBy, uploadOf } from '../../testing/index.ts';

test('the preview names disputes that a restore opens again, and counts those that it removes and adds', async () => {
  const context = await createTestContext();
  const admin = await given.user(context, 'admin');
  const [decided, changed] = [await given.disputedRide(context), await given.disputedRide(context)];
  const file = await given.backupFile(context, admin);
  const preview = async () =>
    (await previewRestore(context, requestBy(admin, { body: uploadOf(file) }))).body;
  const none = { dispute_changes: [], dispute_changes_total: 0, disputes_added: 0, disputes_removed: 0 };
  expect(await preview()).toMatchObject(none);
  const refund = (rideId: string, refunded_amount: number, submitted_at: number) =>
    context.store.transaction((db) =>
      db
        .updateTable('disputes')
        .set({
          status: 'refunded',
          refunded_amount,
          submitted_at,
          resolved_at: submitted_at,
          resolved_by: admin.id,
        })
        .where('ride_id', '=', rideId)
        .execute(),
    );
  await refund(decided.rideId, 250, 1_790_000_000_000);
  await refund(changed.rideId, 0, 1_790_000_100_000);
  await given.disputedRide(context);
  const { body } = await previewRestore(context, requestBy(admin, { body: uploadOf(file) }));
  expect(body).toMatchObject({
    dispute_changes: [
      { ride_id: changed.rideId, from: 'refunded', to: 'submitted', from_refund: 0, to_refund: null },
      {
        ride_id: decided.rideId,
        email: decided.rider.email,
        name: decided.rider.name,
        from: 'refunded',
        to: 'submitted',
        from_refund: 2.5,
        to_refund: null,
      },
    ],
    dispute_changes_total: 2,
    disputes_added: 0,
    disputes_removed: 1,
  });
});
