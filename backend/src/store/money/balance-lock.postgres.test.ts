import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { jobFor, transact } from '../../command.ts';
import { adjustBalance } from '../../domain/money/ledger.ts';
import { closeAll, given, twoInstances } from '../../testing/index.ts';
import { balanceOf, post } from './ledger.ts';

test('of two transfers that claim nothing and spend the same balance at two instances, one is not covered', async () => {
  const [here, there] = await twoInstances();
  onTestFinished(() => closeAll([here, there]));
  const rider = await given.user(here, 'rider', { balance: 10 });
  const debit = (reference: string) =>
    adjustBalance({
      userId: rider.id,
      adminId: rider.id,
      type: 'debit',
      amount: 800,
      reference,
      description: 'Test',
    });
  const written = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<void>();
  const first = transact(here, jobFor(), async (unit) => {
    const posting = await post(unit, debit('first'));
    written.resolve();
    await ending.promise;
    return posting;
  });
  await written.promise;
  const second = transact(there, jobFor(), (unit) => post(unit, debit('second')));
  await wait(200);
  ending.resolve();
  expect(await Promise.all([first, second])).toEqual(['posted', 'uncovered']);
  expect(await balanceOf(here.store.read, rider.id)).toBe(200);
});
