import { expect, onTestFinished, test } from 'vitest';
import { raceTimeout, rounds } from '../../testing/endurance.ts';
import { closeAll, twoInstances } from '../../testing/instances.ts';
import { cancelRace, freeCancelRace } from '../../testing/races/cancel.ts';
import { runRace } from '../../testing/races/race.ts';

test.each([
  ['a cancellation before an accept has no penalty and no driver, and one after it has both', cancelRace],
  ['a cancellation that was confirmed without a penalty never costs one', freeCancelRace],
])(
  '%s',
  {
    timeout: raceTimeout,
  },
  async (_, race) => {
    const instances = await twoInstances();
    onTestFinished(() => closeAll(instances));
    await expect(runRace(race, instances, rounds)).resolves.toBeUndefined();
  },
);
