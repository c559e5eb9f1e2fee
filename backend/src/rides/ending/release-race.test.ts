import { expect, onTestFinished, test } from 'vitest';
import { raceTimeout, rounds } from '../../testing/endurance.ts';
import { closeAll, twoInstances } from '../../testing/instances.ts';
import { runRace } from '../../testing/races/race.ts';
import {
  acceptOfferRace,
  arriveReleaseRace,
  cancelOfferRace,
  cancelReleaseRace,
} from '../../testing/races/release.ts';

test.each([
  ['a ride that an admin releases while its driver arrives ends without a driver', arriveReleaseRace],
  ['a ride that an admin and its rider cancel is cancelled once', cancelReleaseRace],
  [
    'a waiting ride that an admin offers to one driver while another accepts it has one of them',
    acceptOfferRace,
  ],
  [
    'a waiting ride that an admin offers to a driver while the rider cancels it is cancelled',
    cancelOfferRace,
  ],
])('%s', { timeout: raceTimeout }, async (_, race) => {
  const instances = await twoInstances();
  onTestFinished(() => closeAll(instances));
  await expect(runRace(race, instances, rounds)).resolves.toBeUndefined();
});
