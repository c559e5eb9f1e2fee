/** The real backend on a database on disk, with one rider and five drivers in range. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '@mobility/backend';
import { given } from '@mobility/backend/testing';
import { serve } from '../server-process.ts';
import { drivers } from './field.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'mobility-bench-'));
// In production, answers are not checked against the contract; only the backend from source checks them.
const server = await createServer({ dataDir, checkAnswers: false, requestsPerMinute: 1_000_000 });
const { url } = await server.listen();
const { context } = server;
const rider = await given.user(context, 'rider');
const sockets: string[] = [];
for (let index = 0; index < drivers; index += 1) {
  const { id, token } = await given.approvedDriver(context);
  sockets.push(`${url.replace('http', 'ws')}/ws/${id}?token=${token}`);
}
const headers = { authorization: `Bearer ${rider.token}` };

/** Cancels the ride of the last round, so that the rider can book again. */
const clear = async (): Promise<void> => {
  const rides = await server.app.inject({ url: '/api/rides/my-rides?limit=1', headers });
  const [last] = rides.json<{ id: string }[]>();
  if (!last) return;
  const payload = { cancelled_by: 'rider', reason: 'Next round', confirmation: true };
  await server.app.inject({ method: 'POST', url: `/api/rides/${last.id}/cancel`, headers, payload });
};

serve({ url, token: rider.token, sockets }, clear, async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});
