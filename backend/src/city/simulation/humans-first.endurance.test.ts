import fc from 'fast-check';
import { expect, test } from 'vitest';
import { haversineKm } from '../../domain/distance.ts';
import { sendWaves } from '../../jobs/send-waves.ts';
import { createClock, createTestContext, given } from '../../testing/index.ts';
import { City } from './city.ts';

const place = fc.record({
  latitude: fc.double({ min: 37.6, max: 37.95, noNaN: true }),
  longitude: fc.double({ min: -122.6, max: -122.2, noNaN: true }),
});
const person = fc.record({ at: place, radius: fc.integer({ min: 5, max: 40 }) });

/** Books one ride among these people; returns when human and simulated drivers first and last got the offer. */
const offersOf = async (seed: number, people: readonly { at: typeof given.cityHall; radius: number }[]) => {
  const clock = createClock();
  const context = await createTestContext({ now: clock.now, rideExpiry: 600_000 });
  for (const { at, radius } of people) await given.approvedDriver(context, { at, radius });
  await City.open(context, { seed, drivers: 8, riders: 0 });
  await given.pendingRide(context);
  for (let second = 0; second < 90; second += 2) {
    clock.advance(2_000);
    await sendWaves(context);
  }
  const offers = await context.store.read
    .selectFrom('ride_offers')
    .leftJoin('simulated_users', 'simulated_users.user_id', 'ride_offers.driver_id')
    .select(['created_at', 'position'])
    .execute();
  await context.store.close();
  const times = (isHuman: boolean) =>
    offers.filter(({ position }) => (position === null) === isHuman).map(({ created_at }) => created_at);
  return { human: times(true), simulated: times(false) };
};

test('a human driver gets an offer before the simulated drivers, with time to answer', {
  timeout: 120_000,
}, async () => {
  const towns = fc.tuple(fc.integer({ min: 1, max: 1_000 }), fc.array(person, { maxLength: 7 }));
  await fc.assert(
    fc.asyncProperty(towns, async ([seed, drivers]) => {
      const people = drivers.map(({ at, radius }) => ({ at: { ...at, address: 'Somewhere' }, radius }));
      const inRange = people.filter(({ at, radius }) => haversineKm(at, given.cityHall) <= radius).length;
      const { human, simulated } = await offersOf(seed, people);
      expect(human.length).toBe(inRange);
      expect(simulated.length).toBeGreaterThan(0);
      if (inRange > 0) expect(Math.min(...simulated)).toBeGreaterThanOrEqual(Math.max(...human) + 20_000);
    }),
    { numRuns: 12, seed: 20261122 },
  );
});
