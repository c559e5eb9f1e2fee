import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Context } from '../../context.ts';
import { given, outcomeOf, type Person, requestBy, type WaitingRide } from '../../testing/index.ts';
import { booksOf, clean, closeAll, rounds, twoInstances } from '../../testing/instances.ts';
import { onPostgres } from '../../testing/place.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { startServer } from '../../testing/start-server.ts';
import { cancelRide } from './cancelRide.ts';
import { updateRide } from './updateRide.ts';

const drivers = 20;
const takenText = 'This ride request has been accepted by another driver';
type Outcome = [number, string?, string?];
type Accept = (driver: Person, rideId: string, index: number) => Promise<Outcome>;

const oneWinner: Outcome[] = [
  [200],
  ...Array.from({ length: drivers - 1 }, (): Outcome => [409, 'ride_taken', takenText]),
];

const clearRide = (context: Context, { rideId, rider }: WaitingRide) => {
  const body = { cancelled_by: 'rider' as const, reason: 'Next round', confirmation: true as const };
  return cancelRide(context, requestBy(rider, { params: { id: rideId }, body }));
};

/** All drivers at once for one ride, again and again: exactly one has it each time, and no cent is lost. */
const race = async (context: Context, accept: Accept): Promise<void> => {
  const rider = await given.user(context, 'rider', { balance: 1_000 });
  const field = [];
  for (let index = 0; index < drivers; index += 1) field.push(await given.approvedDriver(context));
  for (let round = 0; round < rounds; round += 1) {
    const ride = await given.pendingRide(context, { rider });
    const outcomes = await Promise.all(field.map((driver, index) => accept(driver, ride.rideId, index)));
    expect(outcomes.toSorted((a, b) => a[0] - b[0])).toEqual(oneWinner);
    await clearRide(context, ride);
  }
  expect(await booksOf(context)).toEqual(clean);
};

test(`${drivers} drivers at once at the instances of one process`, { timeout: 120_000 }, async () => {
  const instances = await twoInstances();
  onTestFinished(() => closeAll(instances));
  await race(instances[0], (driver, rideId, index) => {
    const request = requestBy<'updateRide'>(driver, { params: { id: rideId }, body: { action: 'accept' } });
    return outcomeOf(updateRide(instances[index % 2 === 0 ? 0 : 1], request));
  });
});

const acceptAt = async (url: string, driver: Person, rideId: string): Promise<Outcome> => {
  const response = await fetch(`${url}/api/rides/${rideId}/update`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${driver.token}` },
    body: JSON.stringify({ action: 'accept' }),
  });
  if (response.status === 200) return [200];
  const refused: { code: string; detail: string } = JSON.parse(await response.text());
  return [response.status, refused.code, refused.detail];
};

// On PostgreSQL the instances above share no more than processes do.
test.runIf(!onPostgres())(
  `${drivers} drivers at once at two server processes on one file`,
  {
    timeout: 180_000,
  },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mobility-race-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const local = await startServer({ dataDir });
    const servers = [await startServerProcess(dataDir), await startServerProcess(dataDir)];
    for (const server of servers) onTestFinished(server.stop);
    await race(local.context, (driver, rideId, index) =>
      acceptAt(servers[index % 2]?.url ?? '', driver, rideId),
    );
  },
);
