/** The backend, whose rides are booked while its drivers report positions. Every batch is checked against a scan of all drivers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '@mobility/backend';
import { given, haversineKm } from '@mobility/backend/testing';
import Flatbush from 'flatbush';
import { serve } from '../server-process.ts';
import {
  type Batch,
  bookingsPerBatch,
  drivers,
  movesPerBatch,
  nearest,
  type Point,
  placeFrom,
  randomFrom,
  stepFrom,
} from './field.ts';
import { addDrivers } from './fill.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'mobility-bench-'));
// The server reads drivers who are online when it starts; until then it only makes the database.
await (await createServer({ dataDir })).close();
const idOf = (at: number): string => `driver-${String(at).padStart(6, '0')}`;
const everybody = Array.from({ length: drivers }, (_, at) => idOf(at));
addDrivers(join(dataDir, 'mobility.db'), everybody, Date.now());
const server = await createServer({ dataDir, checkAnswers: false, requestsPerMinute: 100_000_000 });
const { positions, store } = server.context;
const rider = await given.user(server.context, 'rider');
const headers = { authorization: `Bearer ${rider.token}` };

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};
const random = randomFrom(1);
const places: Point[] = everybody.map(() => placeFrom(random));
const report = (at: number): Promise<void> => {
  const place = places[at] ?? placeFrom(random);
  return positions.report(idOf(at), {
    ...place,
    address: null,
    accuracy: 5,
    reported_at: Date.now(),
    driven_ride: null,
    driven_km: 0,
    driven_partial: 0,
  });
};
for (let at = 0; at < drivers; at += 1) await report(at);

// Flatbush is packed once. It is fast because its points cannot move.
const flat = Math.cos((37.75 * Math.PI) / 180);
const fixed = new Flatbush(drivers);
for (const { latitude, longitude } of places) fixed.add(longitude * flat, latitude);
fixed.finish();

const nothing = (): Batch => ({ finding: 0, findingStatic: 0, reporting: 0, booking: 0 });
/** What the current batch has used, and what its last search has found. */
let used = nothing();
let found: readonly string[] = [];
/** Searches at the same place and moment, when other parts of the booking have filled the caches of the processor. */
const searchStatic = ({ latitude, longitude }: Point): void => {
  const before = cpu();
  const count = fixed.neighbors(longitude * flat, latitude, nearest).length;
  used.findingStatic += cpu() - before;
  if (count !== nearest) throw new Error(`The static index has found ${count}`);
};
let isStaticFirst = false;
const { nearby } = positions;
positions.nearby = (search, limit, skip) => {
  if (search.kind === 'simulated') return nearby(search, limit, skip);
  if (limit !== nearest) throw new Error(`A booking looks for ${limit}`);
  isStaticFirst = !isStaticFirst;
  if (isStaticFirst) searchStatic(search.at);
  const before = cpu();
  found = nearby(search, limit, skip);
  used.finding += cpu() - before;
  if (!isStaticFirst) searchStatic(search.at);
  return [...found];
};

const move = async (count: number): Promise<void> => {
  const before = cpu();
  for (let step = 0; step < count; step += 1) {
    const at = Math.floor(random() * drivers);
    places[at] = stepFrom(places[at] ?? placeFrom(random), random);
    await report(at);
  }
  used.reporting += cpu() - before;
};

const askRandom = randomFrom(2);
const book = async (pickup: Point): Promise<string> => {
  const dropoff = { latitude: pickup.latitude + 0.05, longitude: pickup.longitude };
  const payload = {
    pickup_location: { ...pickup, address: 'Here' },
    dropoff_location: { ...dropoff, address: 'There' },
    vehicle_type: 'economy',
    passenger_count: 1,
    special_requirements: null,
  };
  const before = cpu();
  const searched = used.findingStatic;
  const answer = await server.app.inject({ method: 'POST', url: '/api/rides/request', headers, payload });
  used.booking += cpu() - before - (used.findingStatic - searched);
  const { request_id, matches_found } = answer.json<{ request_id: string; matches_found: number }>();
  if (answer.statusCode !== 201 || matches_found !== 50) throw new Error(`Booking answered ${answer.body}`);
  return request_id;
};
const cancel = async (id: string): Promise<void> => {
  const payload = { cancelled_by: 'rider', reason: 'Next round', confirmation: true };
  await server.app.inject({ method: 'POST', url: `/api/rides/${id}/cancel`, headers, payload });
};

/** The search and the offers of a ride are the nearest of all drivers. */
const check = async (pickup: Point, rideId: string): Promise<void> => {
  const distances = places.map((place) => haversineKm(place, pickup)).sort((a, b) => a - b);
  const asked = await store.read
    .selectFrom('ride_offers')
    .select('driver_id')
    .where('ride_id', '=', rideId)
    .execute();
  if (found.length !== nearest || asked.length !== 5) throw new Error(`${found.length}, ${asked.length}`);
  const kmOf = (id: string) => haversineKm(places[Number(id.slice('driver-'.length))] ?? pickup, pickup);
  const offered = asked.map(({ driver_id }) => kmOf(driver_id)).sort((a, b) => a - b);
  for (const kilometres of [found.map(kmOf), offered])
    kilometres.forEach((km, at) => {
      if (Math.abs(km - (distances[at] ?? Number.NaN)) > 1e-9)
        throw new Error(`Place ${at} is not the nearest`);
    });
};

// A server that has run for an hour has compiled both.
for (let call = 0; call < 5_000; call += 1) {
  const at = placeFrom(random);
  searchStatic(at);
  nearby({ kind: 'human', serving: 'economy', at }, nearest, new Set());
}

const batch = async (order: string): Promise<Batch> => {
  used = nothing();
  for (let booking = 0; booking < bookingsPerBatch; booking += 1) {
    if (order === 'moving') await move(movesPerBatch / bookingsPerBatch);
    const pickup = placeFrom(askRandom);
    const rideId = await book(pickup);
    if (booking === bookingsPerBatch - 1) await check(pickup, rideId);
    await cancel(rideId);
  }
  return used;
};

serve({}, batch, async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});
