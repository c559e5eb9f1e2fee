import { expect, onTestFinished, test } from 'vitest';
import { closeAll, rounds, twoInstances } from '../../testing/instances.ts';
import { bookingRace } from '../../testing/races/booking.ts';
import { runRace } from '../../testing/races/race.ts';

test.each(['one key', 'four keys'] as const)(
  'four presses under %s at two instances: one ride',
  { timeout: 120_000 },
  async (kind) => {
    const instances = await twoInstances();
    onTestFinished(() => closeAll(instances));
    await expect(runRace(bookingRace(kind), instances, rounds)).resolves.toBeUndefined();
  },
);
