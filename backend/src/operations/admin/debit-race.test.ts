import { expect, onTestFinished, test } from 'vitest';
import { closeAll, rounds, twoInstances } from '../../testing/instances.ts';
import { debitRace } from '../../testing/races/debit.ts';
import { runRace } from '../../testing/races/race.ts';

test('four debits of 6 from a balance of 10 at two instances: one', { timeout: 120_000 }, async () => {
  const instances = await twoInstances();
  onTestFinished(() => closeAll(instances));
  await expect(runRace(debitRace, instances, rounds)).resolves.toBeUndefined();
});
