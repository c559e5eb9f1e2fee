import { expect, onTestFinished, test } from 'vitest';
import { raceTimeout, rounds } from '../../testing/endurance.ts';
import { closeAll, twoInstances } from '../../testing/instances.ts';
import { runRace } from '../../testing/races/race.ts';
import { arriveReleaseRace, cancelReleaseRace, chosenBusyRace } from '../../testing/races/release.ts';

test.each([
  ['a ride that an admin releases while its driver arrives ends without a driver', arriveReleaseRace],
  ['a ride that an admin and its rider cancel is cancelled once', cancelReleaseRace],
  ['a ride is not given to a driver who has taken another one', chosenBusyRace],
])('%s', { timeout: raceTimeout }, async (_, race) => {
  const instances = await twoInstances();
  onTestFinished(() => closeAll(instances));
  await expect(runRace(race, instances, rounds)).resolves.toBeUndefined();
});
