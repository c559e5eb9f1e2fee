import { deepEqual } from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createClient } from '@mobility/sdk';
import { median, medianRatio } from '../figures.ts';
import { ServerProcess } from '../server-process.ts';

type Call = () => Promise<unknown>;
/** Odd, for a median; so few that a batch is long: in a short one the peer's garbage is never swept on its time. */
const batches = 11;
const warmUps = 2;
const atOnce = 8;
const allowed = 1.3;

// What one batch leaves behind must not be swept up on the other's time.
setFlagsFromString('--expose-gc');
const sweep: () => void = runInNewContext('gc');

/** CPU microseconds of this process per call. Throws unless every answer is the expected one. */
const batch = async (call: Call, expected: unknown, calls: number): Promise<number> => {
  sweep();
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

/** The same call by the SDK and by bare fetch, in turn. */
const compare = async (name: string, ours: Call, bare: Call, calls: number): Promise<void> => {
  const expected = await bare();
  const used: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let round = -warmUps; round < batches; round += 1) {
    const first = round % 2 === 0 ? ('ours' as const) : ('bare' as const);
    const spent = { ours: 0, bare: 0 };
    for (const turn of [first, first === 'ours' ? ('bare' as const) : ('ours' as const)]) {
      spent[turn] = await batch(turn === 'ours' ? ours : bare, expected, calls);
    }
    if (round < 0) continue;
    used.ours.push(spent.ours);
    used.bare.push(spent.bare);
  }
  const figure = (values: number[]): string => `${median(values).toFixed(0)} µs`;
  console.log(`  ${name}: the SDK ${figure(used.ours)}, bare fetch ${figure(used.bare)}`);
  console.log(`    median ratio ${medianRatio(used.ours, used.bare).toFixed(2)} (at most ${allowed})`);
};

/** A signed-in, checked call of the SDK against bare fetch. At most 1.3 times its CPU. */
export const sdkCall = async (calls: number): Promise<void> => {
  const server = new ServerProcess<{ url: string }>(new URL('./server.ts', import.meta.url));
  try {
    const { url } = await server.ready();
    const client = createClient({ baseUrl: url, tokens: { read: () => 'some-token', write: () => {} } });
    const headers = { authorization: 'Bearer some-token' };
    const bare =
      (path: string): Call =>
      async () =>
        (await fetch(url + path, { headers })).json();
    console.log(`SDK call: ${calls} calls of each kind, all of them right; CPU of the client`);
    const perBatch = Math.ceil(calls / batches / atOnce) * atOnce;
    await compare('getCurrentUser', () => client.getCurrentUser(), bare('/api/auth/me'), perBatch);
    await compare('listMyRides', () => client.listMyRides(), bare('/api/rides/my-rides'), perBatch);
  } finally {
    server.stop();
  }
};
