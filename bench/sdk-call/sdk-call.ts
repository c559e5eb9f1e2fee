import { deepEqual } from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { paths } from '@mobility/openapi';
import { createClient } from '@mobility/sdk';
import createFetchClient from 'openapi-fetch';
import { median, medianRatio } from '../figures.ts';
import { ServerProcess } from '../server-process.ts';

type Call = () => Promise<unknown>;
/** An odd number, for the median. Few batches are long batches, so that each side's garbage is collected within its own batch. */
const batches = 11;
const warmUps = 2;
const atOnce = 8;
const allowed = 1.5;

// Collects the garbage of one batch before the other side is measured.
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** CPU microseconds of this process per call. Throws unless every answer is the expected one. */
const batch = async (call: Call, expected: unknown, calls: number): Promise<number> => {
  collectGarbage();
  let spent = 0;
  for (let done = 0; done < calls; done += atOnce) {
    const before = process.cpuUsage();
    const answers = await Promise.all(Array.from({ length: atOnce }, call));
    const { user, system } = process.cpuUsage(before);
    spent += user + system;
    for (const answer of answers) deepEqual(answer, expected);
  }
  return spent / calls;
};

/** Makes the same call alternately with the SDK and with openapi-fetch alone. */
const compare = async (name: string, ours: Call, alone: Call, calls: number): Promise<void> => {
  const expected = await alone();
  const used: { ours: number[]; alone: number[] } = { ours: [], alone: [] };
  for (let round = -warmUps; round < batches; round += 1) {
    const turns = round % 2 === 0 ? (['ours', 'alone'] as const) : (['alone', 'ours'] as const);
    const spent = { ours: 0, alone: 0 };
    for (const turn of turns) {
      spent[turn] = await batch(turn === 'ours' ? ours : alone, expected, calls);
    }
    if (round < 0) continue;
    used.ours.push(spent.ours);
    used.alone.push(spent.alone);
  }
  const figure = (values: number[]): string => `${median(values).toFixed(0)} µs`;
  console.log(`  ${name}: the SDK ${figure(used.ours)}, openapi-fetch alone ${figure(used.alone)}`);
  console.log(`    median ratio ${medianRatio(used.ours, used.alone).toFixed(2)} (at most ${allowed})`);
};

/** A signed-in call of the SDK with retries, timeout and validation, compared with openapi-fetch alone. */
export const sdkCall = async (calls: number): Promise<void> => {
  const server = new ServerProcess<{ url: string }>(new URL('./server.ts', import.meta.url));
  try {
    const { url } = await server.ready();
    const client = createClient({ baseUrl: url, tokens: { read: () => 'some-token', write: () => {} } });
    const api = createFetchClient<paths>({ baseUrl: url, headers: { authorization: 'Bearer some-token' } });
    console.log(`SDK call: ${calls} calls of each kind, all correct; CPU of the client`);
    const perBatch = Math.ceil(calls / batches / atOnce) * atOnce;
    const getUser = async () => (await api.GET('/api/auth/me')).data;
    const listRides = async () => (await api.GET('/api/rides/my-rides')).data;
    await compare('getCurrentUser', () => client.getCurrentUser(), getUser, perBatch);
    await compare('listMyRides', () => client.listMyRides(), listRides, perBatch);
  } finally {
    server.stop();
  }
};
