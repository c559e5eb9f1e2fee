/** Flatbush, a static index that is packed once. It is fast because its points cannot move. */
import Flatbush from 'flatbush';
import { serve } from '../server-process.ts';
import { type Batch, drivers, placeFrom, queriesPerBatch, randomFrom } from './field.ts';

const random = randomFrom(1);
const flat = Math.cos((37.75 * Math.PI) / 180);
const index = new Flatbush(drivers);
for (let at = 0; at < drivers; at += 1) {
  const { latitude, longitude } = placeFrom(random);
  index.add(longitude * flat, latitude);
}
index.finish();

const askRandom = randomFrom(2);
const batch = async (order: string): Promise<Batch> => {
  const nearest = Number(order);
  const before = process.cpuUsage();
  for (let query = 0; query < queriesPerBatch; query += 1) {
    const { latitude, longitude } = placeFrom(askRandom);
    const found = index.neighbors(longitude * flat, latitude, nearest);
    if (found.length !== nearest) throw new Error(`Found ${found.length} of ${nearest}`);
  }
  const { user, system } = process.cpuUsage(before);
  return { asking: user + system, moving: 0 };
};

serve({}, batch, async () => {});
