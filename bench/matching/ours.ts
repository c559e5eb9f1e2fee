/** The backend's grid, queried while its drivers move. Every batch is checked against a scan of all drivers. */
import { DriverGrid, haversineKm } from '@mobility/backend/testing';
import { serve } from '../server-process.ts';
import {
  type Batch,
  drivers,
  movesPerBatch,
  type Point,
  placeFrom,
  queriesPerBatch,
  randomFrom,
  stepFrom,
} from './field.ts';

const radiusKm = 25;
const slices = 50;
const random = randomFrom(1);
const grid = new DriverGrid();
const places: Point[] = Array.from({ length: drivers }, () => placeFrom(random));
const idOf = (at: number): string => `driver-${at}`;
places.forEach((place, at) => {
  grid.set(idOf(at), place, radiusKm);
});

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};
const timed = (work: () => void): number => {
  const before = cpu();
  work();
  return cpu() - before;
};

const askRandom = randomFrom(2);
const ask = (nearest: number, count: number): void => {
  const skip = new Set<string>();
  for (let query = 0; query < count; query += 1) {
    const found = grid.nearest(placeFrom(askRandom), nearest, skip);
    if (found.length !== nearest) throw new Error(`Found ${found.length} of ${nearest}`);
  }
};

const move = (count: number): void => {
  for (let step = 0; step < count; step += 1) {
    const at = Math.floor(random() * drivers);
    const place = stepFrom(places[at] ?? placeFrom(random), random);
    places[at] = place;
    grid.set(idOf(at), place, radiusKm);
  }
};

const check = (nearest: number): void => {
  const point = placeFrom(askRandom);
  const distances = places.map((place) => haversineKm(place, point)).sort((a, b) => a - b);
  grid.nearest(point, nearest).forEach((id, at) => {
    const place = places[Number(id.slice('driver-'.length))] ?? point;
    if (Math.abs(haversineKm(place, point) - (distances[at] ?? Number.NaN)) > 1e-9) {
      throw new Error(`The grid's place ${at} is not the nearest`);
    }
  });
};

const batch = async (order: string): Promise<Batch> => {
  const nearest = Number(order);
  const used: Batch = { asking: 0, moving: 0 };
  for (let slice = 0; slice < slices; slice += 1) {
    used.moving += timed(() => move(movesPerBatch / slices));
    used.asking += timed(() => ask(nearest, queriesPerBatch / slices));
  }
  check(nearest);
  return used;
};

serve({}, batch, async () => {});
