import { expect, onTestFinished, test } from 'vitest';
import { closeAll, rounds, twoInstances } from '../../testing/instances.ts';
import { cancelRace } from '../../testing/races/cancel.ts';
import { runRace } from '../../testing/races/race.ts';

test('a cancellation against an accept: before it there is no penalty and no driver, after it there are both', {
  timeout: 120_000,
}, async () => {
  const instances = await twoInstances();
  onTestFinished(() => closeAll(instances));
  await expect(runRace(cancelRace, instances, rounds)).resolves.toBeUndefined();
});
