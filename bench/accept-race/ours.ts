/** The real backend on a database on disk, with twenty approved drivers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '@mobility/backend';
import { given } from '@mobility/backend/testing';
import type { Order, Report } from './contender.ts';
import { drivers } from './field.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'mobility-bench-'));
// As it ships: answers are checked against the contract only when it runs from source.
const server = await createServer({ dataDir, checkAnswers: false });
const { url } = await server.listen();
const { context } = server;
const rider = await given.user(context, 'rider');
const tokens: string[] = [];
for (let index = 0; index < drivers; index += 1) tokens.push((await given.approvedDriver(context)).token);
const tell = (report: Report): void => void process.send?.(report);
let last: string | null = null;

const freshRide = async (): Promise<string> => {
  if (last) {
    const payload = { cancelled_by: 'rider', reason: 'Next round', confirmation: true };
    const headers = { authorization: `Bearer ${rider.token}` };
    await server.app.inject({ method: 'POST', url: `/api/rides/${last}/cancel`, headers, payload });
  }
  last = (await given.pendingRide(context, { rider })).rideId;
  return last;
};

process.on('message', async ({ type }: Order) => {
  if (type === 'cpu') {
    const { user, system } = process.cpuUsage();
    tell({ type, microseconds: user + system });
  } else if (type === 'ride') tell({ type, id: await freshRide() });
  else {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(0);
  }
});
tell({ type: 'ready', url, tokens });
