import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrongFigures } from '../store/kept/figures.ts';
import { isEndurance } from '../testing/endurance.ts';
import { proveMoney } from '../testing/lives/money-laws.ts';
import { moves } from '../testing/lives/moves.ts';
import { buildTown, type Move, type Town } from '../testing/lives/town.ts';
import { onPostgres } from '../testing/place.ts';

type Step = fc.AsyncCommand<object, Town>;

const stepOf =
  (name: string, move: Move) =>
  (seed: number): Step => ({
    check: () => true,
    run: async (_, town) => {
      await move(town, seed);
      town.clock.advance(1_000);
      await proveMoney(town.context);
    },
    toString: () => `${name}(${seed})`,
  });

const often = [
  'book',
  'accept',
  'start',
  'complete',
  'completedRide',
  'cancelledRide',
  'refundedRide',
  'sendRefunds',
];
const steps = Object.entries(moves).flatMap(([name, move]) => {
  const step = fc.nat({ max: 9_999 }).map(stepOf(name, move));
  // Otherwise most lives would end before a ride does.
  return often.includes(name) ? Array.from({ length: 4 }, () => step) : [step];
});

const runsOn = { sqlite: isEndurance ? 1_000 : 25, postgres: isEndurance ? 50 : 4 };
const numRuns = runsOn[onPostgres() ? 'postgres' : 'sqlite'];

test('in random lives every ride is paid, owed or written off, the ledger sums to zero, and no user spends money that was not collected', {
  timeout: 120_000 + numRuns * 60_000,
}, async () => {
  let walked = 0;
  const lives = fc.asyncProperty(fc.commands(steps, { maxCommands: 120, size: 'max' }), async (life) => {
    const town = await buildTown();
    try {
      await fc.asyncModelRun(() => ({ model: {}, real: town }), life);
      expect(await wrongFigures(town.context.store.read)).toEqual([]);
      walked += 1;
    } finally {
      await town.context.store.close();
    }
  });
  await fc.assert(lives, { numRuns });
  expect(walked).toBe(numRuns);
});
