import { expect, onTestFinished, test } from 'vitest';
import { raceTimeout, rounds } from '../../testing/endurance.ts';
import { closeAll, twoInstances } from '../../testing/instances.ts';
import { cancelRace } from '../../testing/races/cancel.ts';
import { runRace } from '../../testing/races/race.ts';

test('a cancellation before an accept has no penalty and no driver, and one after it has both', {
  timeout: raceTimeout,
}, async () => {
  const instances = await twoInstances();
  onTestFinished(() => closeAll(instances));
  await expect(runRace(cancelRace, instances, rounds)).resolves.toBeUndefined();
});
