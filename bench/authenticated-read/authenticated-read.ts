import { Agent, get } from 'node:http';
import { median, medianRatio } from '../figures.ts';
import { ServerProcess } from '../server-process.ts';
import { rides } from './field.ts';

type Ours = { url: string; token: string };
type Read = () => Promise<string>;
const batches = 21;
const atOnce = 8;
const allowed = 3;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

const reader =
  (url: string, headers: Record<string, string>): Read =>
  () =>
    new Promise((resolve, reject) => {
      get(url, { agent, headers }, (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (text) => {
          body += text;
        });
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve(body)
            : reject(new Error(`${url} answered ${answer.statusCode}`)),
        );
      }).on('error', reject);
    });

/** CPU microseconds of the server per read. Throws unless every answer is the expected one. */
const batch = async (
  server: ServerProcess<object>,
  read: Read,
  expected: string,
  reads: number,
): Promise<number> => {
  const before = await server.cpu();
  for (let done = 0; done < reads; done += atOnce) {
    const answers = await Promise.all(Array.from({ length: atOnce }, read));
    if (answers.some((answer) => answer !== expected)) throw new Error('An answer changed under way');
  }
  return ((await server.cpu()) - before) / reads;
};

/** Reads a signed-in rider's list of fifty rides, compared with the same bytes from node:http. At most 3 times its CPU. */
export const authenticatedRead = async (reads: number): Promise<void> => {
  const ours = new ServerProcess<Ours>(new URL('./ours.ts', import.meta.url));
  const peer = new ServerProcess<{ url: string }>(new URL('./peer.ts', import.meta.url));
  try {
    const [{ url, token }, bare] = await Promise.all([ours.ready(), peer.ready()]);
    const readOurs = reader(`${url}/api/rides/my-rides`, { authorization: `Bearer ${token}` });
    const readPeer = reader(bare.url, {});
    const expected = await readOurs();
    await peer.ask(expected);
    const count = JSON.parse(expected).length;
    if (count !== rides) throw new Error(`The list has ${count} rides`);

    const perBatch = Math.ceil(reads / batches / atOnce) * atOnce;
    const used: { ours: number[]; peer: number[] } = { ours: [], peer: [] };
    // The first three batches are a warm-up.
    for (let round = -3; round < batches; round += 1) {
      const mine = await batch(ours, readOurs, expected, perBatch);
      const theirs = await batch(peer, readPeer, expected, perBatch);
      if (round < 0) continue;
      used.ours.push(mine);
      used.peer.push(theirs);
    }
    const figure = (values: number[]): string => `${(median(values) / 1000).toFixed(2)} ms`;
    console.log(`authenticated read: ${perBatch * batches} lists of ${rides} rides, all correct`);
    console.log(`  server CPU per read: ours ${figure(used.ours)}, bare peer ${figure(used.peer)}`);
    console.log(`  median ratio ${medianRatio(used.ours, used.peer).toFixed(2)} (at most ${allowed})`);
  } finally {
    ours.stop();
    peer.stop();
  }
};
