import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { jobFor, transact } from '../../command.ts';
import { cancelRide } from '../../operations/rides/cancelRide.ts';
import { createTestContext, given, requestBy } from '../../testing/index.ts';
import { writeAudit } from '../audit.ts';
import { twoStores } from '../conformance/stores.ts';
import type { Claims, Store, Write } from '../store.ts';
import { claim } from './claims.ts';

/** Starts a transaction that stays open until `end` is called. */
const hold = async (store: Store, claims: Claims) => {
  const begun = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<void>();
  const done = store.transaction(async () => {
    begun.resolve();
    await ending.promise;
  }, claims);
  await begun.promise;
  return {
    end: () => {
      ending.resolve();
      return done;
    },
  };
};

const readMark = async (db: Write): Promise<number> => {
  const row = await db.selectFrom('meta').select('value').where('name', '=', 'mark').executeTakeFirst();
  return Number(row?.value ?? 0);
};

const setMark = (db: Write, value: string) =>
  db
    .insertInto('meta')
    .values({ name: 'mark', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();

const addToMark = async (db: Write): Promise<void> => {
  const seen = await readMark(db);
  await wait(1);
  await setMark(db, String(seen + 1));
};

const nothing = async (): Promise<void> => {};

test('transactions that claim different things do not wait for each other, here and at another instance', async () => {
  const [store, other] = await twoStores();
  const held = await hold(store, ['a']);
  await store.transaction(nothing, ['b']);
  await other.transaction(nothing, ['b']);
  await expect(other.transaction(nothing, [])).resolves.toBeUndefined();
  await held.end();
});

test('a read followed by a write loses no update if both instances claim the same id', async () => {
  const stores = await twoStores();
  const adding = Array.from({ length: 60 }, (_, index) =>
    stores[index % 2 === 0 ? 0 : 1].transaction(addToMark, ['other', 'a'].slice(index % 3 === 0 ? 0 : 1)),
  );
  await Promise.all(adding);
  expect(await stores[0].transaction(readMark)).toBe(60);
});

test('a transaction that claims everything runs alone', async () => {
  const [store, other] = await twoStores();
  const held = await hold(store, ['a']);
  let isDone = false;
  const alone = other.transaction(nothing, 'everything').then(() => {
    isDone = true;
  });
  await wait(100);
  expect(isDone).toBe(false);
  await held.end();
  await alone;
});

test('a transaction that fails gives its claims back', async () => {
  const [store, other] = await twoStores();
  const failing = store.transaction(() => Promise.reject(new Error('no')), ['a']);
  await expect(failing).rejects.toThrow('no');
  await store.transaction(nothing, ['a']);
  await other.transaction(nothing, ['a']);
});

test('two transactions that claim in opposite orders are repeated, and what they report is sent once', async () => {
  const context = await createTestContext();
  onTestFinished(() => context.store.close());
  const told: string[] = [];
  const hub = { ...context.hub, showRole: () => void told.push('event') };
  let runs = 0;
  const meeting = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const claimBoth = (first: string, second: string, index: 0 | 1) =>
    transact({ ...context, hub }, jobFor(first), async (unit) => {
      runs += 1;
      meeting[index].resolve();
      await meeting[index === 0 ? 1 : 0].promise;
      await claim(unit.db, [second]);
      await writeAudit(unit, {
        action: 'ride_requested',
        entity_type: 'ride',
        entity_id: null,
        user_id: null,
        description: 'Ride requested, no driver in range',
      });
    });
  await Promise.all([claimBoth('a', 'b', 0), claimBoth('b', 'a', 1)]);
  expect(runs).toBe(3);
  expect(told).toHaveLength(2);
  expect(await context.store.read.selectFrom('audit').select('id').execute()).toHaveLength(2);
});

test('a ride, its payment and its cancellation do not wait for a transaction of other people', async () => {
  const context = await createTestContext();
  onTestFinished(() => context.store.close());
  const driver = await given.approvedDriver(context);
  const rider = await given.user(context, 'rider', { balance: 50 });
  const held = await hold(context.store, ['somebody else']);
  await given.completedRide(context, { rider, driver, payment: 'balance', rating: 5 });
  const { rideId } = await given.acceptedRide(context, { rider });
  const body = { cancelled_by: 'rider' as const, reason: 'Late', confirmation: true as const };
  const request = requestBy<'cancelRide'>(rider, { params: { id: rideId }, body });
  await expect(cancelRide(context, request)).resolves.toMatchObject({ status: 200 });
  await held.end();
});
