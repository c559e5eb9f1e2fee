/** The real backend on a database on disk, with a rider who has taken fifty rides and paid all but the first. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '@mobility/backend';
import { given } from '@mobility/backend/testing';
import { serve } from '../server-process.ts';
import { rides } from './field.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'mobility-bench-'));
// In production, answers are not checked against the contract; only the backend from source checks them.
const server = await createServer({ dataDir, checkAnswers: false, requestsPerMinute: 1_000_000 });
const { url } = await server.listen();
const { context } = server;
const rider = await given.user(context, 'rider', { balance: 10_000 });
const driver = await given.approvedDriver(context, { balance: 10_000 });
for (let index = 0; index < rides; index += 1) {
  await given.completedRide(context, {
    rider,
    driver,
    ...(index === 0 ? {} : { payment: 'balance' }),
    ...(index % 2 === 0 ? {} : { rating: 1 + (index % 5) }),
  });
}

serve(
  { url, token: rider.token },
  async () => undefined,
  async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  },
);
