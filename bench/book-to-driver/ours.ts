/** The real backend on a database on disk, with one rider and one driver in range. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '@mobility/backend';
import { given } from '@mobility/backend/testing';
import { serve } from '../server-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'mobility-bench-'));
// In production, answers are not checked against the contract; only the backend from source checks them.
const server = await createServer({ dataDir, checkAnswers: false, requestsPerMinute: 1_000_000 });
const { url } = await server.listen();
const { context } = server;
const rider = await given.user(context, 'rider');
const driver = await given.approvedDriver(context);
const headers = { authorization: `Bearer ${rider.token}` };

/** Cancels the ride of the last round, so that the rider can book again. */
const clear = async (): Promise<void> => {
  const rides = await server.app.inject({ url: '/api/rides/my-rides?limit=1', headers });
  const [last] = rides.json<{ id: string }[]>();
  if (!last) return;
  const payload = { cancelled_by: 'rider', reason: 'Next round', confirmation: true };
  await server.app.inject({ method: 'POST', url: `/api/rides/${last.id}/cancel`, headers, payload });
};

serve(
  { url, token: rider.token, socket: `${url.replace('http', 'ws')}/ws/${driver.id}?token=${driver.token}` },
  clear,
  async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  },
);
