import type { KyselyPlugin } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Context } from '../../context.ts';
import { createTestContext, given, requestBy } from '../../testing/index.ts';
import { listUnpaidRides } from './listUnpaidRides.ts';

/** A context whose snapshots do something after their first read. */
const doingAfterRead = (context: Context, work: () => Promise<unknown>): Context => {
  let isDone = false;
  const afterRead: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!isDone) {
        isDone = true;
        await work();
      }
      return result;
    },
  };
  const { store } = context;
  return {
    ...context,
    store: { ...store, snapshot: (read) => store.snapshot((db) => read(db.withPlugin(afterRead))) },
  };
};

test('a ride that ends between the reads is neither listed nor counted', async () => {
  const context = await createTestContext();
  onTestFinished(() => context.store.close());
  const admin = await given.user(context, 'admin');
  await given.completedRide(context);
  const sizes = async (at: Context) => {
    const { body } = await listUnpaidRides(at, requestBy(admin));
    return [body.unpaid_rides.length, body.counts?.all.rides];
  };
  const busy = doingAfterRead(context, () => given.completedRide(context));
  expect(await sizes(busy)).toEqual([1, 1]);
  expect(await sizes(context)).toEqual([2, 2]);
});
