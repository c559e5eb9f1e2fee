/** The real backend on a database on disk, with twenty approved drivers. */
import { deepEqual } from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '@mobility/backend';
import { booksOf, clean, given } from '@mobility/backend/testing';
import { serve } from '../server-process.ts';
import { drivers } from './field.ts';

const ridesOfOneRider = 50;
const dataDir = mkdtempSync(join(tmpdir(), 'mobility-bench-'));
// In production, answers are not checked against the contract; only the backend from source checks them.
const server = await createServer({ dataDir, checkAnswers: false, requestsPerMinute: 1_000_000 });
const { url } = await server.listen();
const { context } = server;
const newRider = () => given.user(context, 'rider', { balance: 1_000 });
let rider = await newRider();
const tokens: string[] = [];
for (let index = 0; index < drivers; index += 1) tokens.push((await given.approvedDriver(context)).token);
let last: string | null = null;
let rides = 0;

/** Cancels the ride of the last round, so that its driver and its rider are free. */
const clear = async (): Promise<void> => {
  if (!last) return;
  const payload = { cancelled_by: 'rider', reason: 'Next round', confirmation: true };
  const headers = { authorization: `Bearer ${rider.token}` };
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/rides/${last}/cancel`,
    headers,
    payload,
  });
  deepEqual(answer.statusCode, 200);
  last = null;
};

const freshRide = async (): Promise<string> => {
  await clear();
  rides += 1;
  // A balance is the sum of all its ledger entries.
  if (rides % ridesOfOneRider === 0) rider = await newRider();
  last = (await given.pendingRide(context, { rider })).rideId;
  return last;
};

const audit = async (): Promise<null> => {
  await clear();
  deepEqual(await booksOf(context), clean);
  return null;
};

serve(
  { url, tokens },
  (order) => (order === 'ride' ? freshRide() : audit()),
  async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  },
);
