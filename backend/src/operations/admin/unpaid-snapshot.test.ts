import { expect, onTestFinished, test, vi } from 'vitest';
import type * as Counts from '../../store/money/unpaid-counts.ts';
import { createTestContext, given, requestBy } from '../../testing/index.ts';
import { listUnpaidRides } from './listUnpaidRides.ts';

const between = vi.hoisted(() => vi.fn<() => Promise<unknown>>());

vi.mock('../../store/money/unpaid-counts.ts', async (importOriginal) => {
  const counts = await importOriginal<typeof Counts>();
  const countUnpaid: typeof counts.countUnpaid = async (...args) => {
    await between();
    return counts.countUnpaid(...args);
  };
  return { ...counts, countUnpaid };
});

test('a ride that ends between the reads is neither listed nor counted', async () => {
  const context = await createTestContext();
  onTestFinished(() => context.store.close());
  const admin = await given.user(context, 'admin');
  await given.completedRide(context);
  const sizes = async () => {
    const { body } = await listUnpaidRides(context, requestBy(admin));
    return [body.unpaid_rides.length, body.counts?.all.rides];
  };
  between.mockImplementationOnce(() => given.completedRide(context));
  expect(await sizes()).toEqual([1, 1]);
  expect(await sizes()).toEqual([2, 2]);
});
