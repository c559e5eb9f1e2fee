import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { bookRide } from '../operations/rides/bookRide.ts';
import { cancelRide } from '../operations/rides/cancelRide.ts';
import { type CountedWire, openCountedWire } from '../testing/counted-wire.ts';
import { createTestContext, given, type Person, requestBy } from '../testing/index.ts';
import { closeAll } from '../testing/instances.ts';
import { placeFor } from '../testing/place.ts';

let wire: CountedWire;
let context: Context;
/** The same database without the wire, which is slow. */
let direct: Context;
beforeAll(async () => {
  const { databaseUrl } = await placeFor();
  if (databaseUrl === null) throw new Error('These tests need PostgreSQL');
  wire = await openCountedWire(databaseUrl);
  context = await createTestContext({ databaseUrl: wire.url });
  direct = await createTestContext({ databaseUrl });
});
afterAll(async () => {
  await closeAll([context, direct]);
  wire.close();
});

const book = (rider: Person, key: string) => bookRide(context, requestBy(rider, { body: given.trip, key }));

const cancel = (rider: Person, rideId: string) => {
  const body = { cancelled_by: 'rider' as const, reason: 'Plans changed', confirmation: true as const };
  return cancelRide(direct, requestBy(rider, { params: { id: rideId }, body }));
};

/** Opens the connections and prepares the statements. */
const warmUp = async (rider: Person) => {
  for (let round = 0; round < 4; round += 1)
    await cancel(rider, (await book(rider, `warm-${round}`)).body.request_id);
};

test('a booking takes at most three round trips', async () => {
  const rider = await given.user(direct, 'rider');
  for (let count = 0; count < 7; count += 1) await given.approvedDriver(direct);
  await warmUp(rider);
  expect(await wire.tripsOf(() => book(rider, 'counted'))).toBeLessThanOrEqual(3);
});
