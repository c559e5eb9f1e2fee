import { onTestFinished, test } from 'vitest';
import { seedDemo } from '../city/demo/seed-demo.ts';
import type { Context } from '../context.ts';
import { remindUnpaidRide } from '../operations/admin/remindUnpaidRide.ts';
import { updateUser } from '../operations/admin/updateUser.ts';
import { cancelRide } from '../operations/rides/cancelRide.ts';
import { reportNoShow } from '../operations/rides/reportNoShow.ts';
import { topUpBalance } from '../operations/user/topUpBalance.ts';
import { expectRestored } from '../testing/expect-restored.ts';
import { createTestContext, given, outcomeOf, type Person, requestBy } from '../testing/index.ts';
import { onPostgres } from '../testing/place.ts';

const open = async (options: Parameters<typeof createTestContext>[0] = {}): Promise<Context> => {
  const context = await createTestContext(options);
  onTestFinished(() => context.store.close());
  return context;
};

const leave = async (context: Context, person: Person): Promise<void> => {
  await given.deletedAccount(context, person);
};

const cancel = (context: Context, by: Person, cancelled_by: 'rider' | 'driver', rideId: string) =>
  cancelRide(
    context,
    requestBy(by, { params: { id: rideId }, body: { cancelled_by, reason: 'Plans', confirmation: true } }),
  );

const disagree = async (context: Context): Promise<void> => {
  await given.resolvedDispute(context, 'refunded');
  await given.resolvedDispute(context, 'rejected');
  const { rider } = await given.resolvedDispute(context);
  await leave(context, rider);
};

const payEveryWay = async (context: Context): Promise<void> => {
  for (const payment of ['none', 'initiated', 'balance', 'stripe'] as const) {
    await given.completedRide(context, { payment, rating: 5 });
  }
  await given.confirmedCash(context, await given.completedRide(context, { payment: 'cash' }));
  const declined = await given.completedRide(context);
  await given.payByCard(context, declined, '0002');
  const payer = await given.user(context, 'rider');
  await topUpBalance(context, requestBy(payer, { body: given.topUp(10) }));
  await outcomeOf(topUpBalance(context, requestBy(payer, { body: given.topUp(11, '0002') })));
  await leave(context, payer);
};

const breakOff = async (context: Context): Promise<void> => {
  const givenBack = await given.acceptedRide(context);
  await cancel(context, givenBack.driver, 'driver', givenBack.rideId);
  const broken = await given.inProgressRide(context);
  await cancel(context, broken.driver, 'driver', broken.rideId);
  const waited = await given.arrivingRide(context);
  await context.store.transaction((db) =>
    db
      .updateTable('rides')
      .set({ arrived_at: context.now() - 600_000 })
      .where('id', '=', waited.rideId)
      .execute(),
  );
  await reportNoShow(context, requestBy(waited.driver, { params: { id: waited.rideId } }));
  await given.arrivingRide(context);
  await given.cancelledRide(context);
};

test('a database with rows in every table can be restored', { timeout: 60_000 }, async () => {
  const context = await open();
  const admin = await given.livedInDatabase(context);
  await disagree(context);
  await payEveryWay(context);
  await breakOff(context);
  const escalated = await given.escalatedRide(context);
  await remindUnpaidRide(context, requestBy(admin, { params: { rideId: escalated.rideId } }));
  await given.conversation(context);
  await given.markedConversation(context);
  await given.adminNotice(context);
  await given.creditByHand(context, await given.user(context, 'rider', { name: '😀'.repeat(100) }));
  // A former driver keeps the profile.
  const former = await given.approvedDriver(context);
  await updateUser(context, requestBy(admin, { params: { id: former.id }, body: { role: 'rider' } }));
  await expectRestored(context, admin);
});

test.skipIf(onPostgres())('the demo city can be restored', { timeout: 180_000 }, async () => {
  const context = await open({ demo: true, demoCity: true, simulation: true });
  await seedDemo(context);
  await expectRestored(context, await given.user(context, 'admin'));
});
