import { expect, onTestFinished, test } from 'vitest';
import { raceTimeout, rounds } from '../testing/endurance.ts';
import { closeAll, twoInstances } from '../testing/instances.ts';
import { debitRace } from '../testing/races/debit.ts';
import { runRace } from '../testing/races/race.ts';

test('of four debits of 6 from a balance of 10 at two instances, one succeeds', {
  timeout: raceTimeout,
}, async () => {
  const instances = await twoInstances();
  onTestFinished(() => closeAll(instances));
  await expect(runRace(debitRace, instances, rounds)).resolves.toBeUndefined();
});
