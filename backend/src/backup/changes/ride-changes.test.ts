import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { previewRestore } from '../../operations/admin/previewRestore.ts';
import { cancelRide } from '../../operations/rides/cancelRide.ts';
import { rideRow } from '../../store/conformance/rows.ts';
import { createTestContext, given, requestBy, uploadOf } from '../../testing/index.ts';
import { rideChangesOf } from './ride-changes.ts';

test('the preview counts the rides that a restore removes and changes', async () => {
  const context = await createTestContext();
  const admin = await given.user(context, 'admin');
  await given.completedRide(context);
  const { rideId, rider } = await given.pendingRide(context);
  const file = await given.backupFile(context, admin);
  const preview = async () =>
    (await previewRestore(context, requestBy(admin, { body: uploadOf(file) }))).body;
  expect(await preview()).toMatchObject({ rides_added: 0, rides_removed: 0, rides_changed: 0 });
  const cancellation = { cancelled_by: 'rider', reason: 'Changed my mind', confirmation: true } as const;
  await cancelRide(context, requestBy(rider, { params: { id: rideId }, body: cancellation }));
  await given.pendingRide(context);
  expect(await preview()).toMatchObject({ rides_added: 0, rides_removed: 1, rides_changed: 1 });
});

test('rides are compared by their state, driver and payment, over more than one page', async () => {
  const context = await createTestContext();
  const rider = await given.user(context, 'rider');
  const rows = Array.from({ length: 1_100 }, (_, index) =>
    rideRow(rider.id, { id: `ride-${index}`, status: 'cancelled' }),
  );
  await context.store.transaction(async (db) => {
    for (let from = 0; from < rows.length; from += 100)
      await db
        .insertInto('rides')
        .values(rows.slice(from, from + 100))
        .execute();
  });
  const backup = new DatabaseSync(':memory:');
  backup.exec(
    'create table rides (id text primary key, version int, status text, driver_id text, settlement text)',
  );
  const insert = backup.prepare('insert into rides values (?, ?, ?, ?, ?)');
  for (const { id, version } of rows.slice(1)) insert.run(id, version, 'cancelled', null, null);
  insert.run('only in the backup', 1, 'pending', null, null);
  const changes = () => rideChangesOf(context.store.read, { prepare: (query) => backup.prepare(query) });
  expect(await changes()).toEqual({ rides_added: 1, rides_removed: 1, rides_changed: 0 });
  backup.exec("update rides set driver_id = 'another' where id = 'ride-7'");
  backup.exec("update rides set settlement = 'paid' where id = 'ride-1099'");
  backup.exec("update rides set version = 9 where id = 'ride-500'");
  expect(await changes()).toEqual({ rides_added: 1, rides_removed: 1, rides_changed: 3 });
});
