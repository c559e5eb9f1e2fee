import { expect, onTestFinished, test } from 'vitest';
import { raceTimeout, rounds } from '../testing/endurance.ts';
import { closeAll, twoInstances } from '../testing/instances.ts';
import { bookingRace } from '../testing/races/booking.ts';
import { runRace } from '../testing/races/race.ts';

test.each(['one key', 'four keys'] as const)(
  'four requests under %s at two instances book one ride',
  { timeout: raceTimeout },
  async (kind) => {
    const instances = await twoInstances();
    onTestFinished(() => closeAll(instances));
    await expect(runRace(bookingRace(kind), instances, rounds)).resolves.toBeUndefined();
  },
);
