/** The real backend on a store with the history that GROWTH_ENGINE and GROWTH_RIDES describe. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '@mobility/backend';
import { startPostgres } from '@mobility/backend/testing';
import { serve } from '../server-process.ts';
import { castOf, measured } from './cast.ts';
import { databaseCpu } from './database-cpu.ts';
import { fill } from './fill.ts';

const rides = Number(process.env.GROWTH_RIDES);
const dataDir = mkdtempSync(join(tmpdir(), 'mobility-growth-'));
const postgres = process.env.GROWTH_ENGINE === 'postgres' ? await startPostgres() : null;
const databaseUrl = postgres?.url('postgres') ?? null;
const limits = { requestsPerMinute: 1_000_000, jobInterval: 0 };
// The list of e-mails and the simulation are answered in demo mode only.
const settings = { dataDir, databaseUrl, checkAnswers: false, demo: true, simulation: true, ...limits };

const first = await createServer(settings);
const people = await measured(first.context);
await first.close();
await fill(databaseUrl ? { databaseUrl } : { file: join(dataDir, 'mobility.db') }, {
  rider: people.rider.id,
  driver: people.driver.id,
  rides,
  now: Date.now(),
});
// A new server: the first one has prepared statements for a database without indexes.
const server = await createServer(settings);
const { url } = await server.listen();
const database = databaseUrl ? await databaseCpu(databaseUrl) : null;

serve(
  await castOf(server.context, url, people, rides),
  async () => (await database?.used()) ?? 0,
  async () => {
    await database?.close();
    await server.close();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
);
