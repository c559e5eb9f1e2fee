import { Agent, get } from 'node:http';
import { median } from '../figures.ts';
import { ServerProcess } from '../server-process.ts';
import { budget, rides, users } from './field.ts';

type Ours = { url: string; token: string };
type Answer = { status: number; tag: string | undefined; bytes: number; body: string };

const agent = new Agent({ keepAlive: true, maxSockets: 6 });
const page = 50;
const perBatch = 10;

const readFrom =
  ({ url, token }: Ours) =>
  (path: string, tag?: string, encoding = 'gzip, br'): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'accept-encoding': encoding,
        ...(tag && { 'if-none-match': tag }),
      };
      get(`${url}${path}`, { agent, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () => {
          const whole = Buffer.concat(parts);
          const status = answer.statusCode ?? 0;
          resolve({ status, tag: answer.headers.etag, bytes: whole.length, body: whole.toString() });
        });
      }).on('error', reject);
    });

type Read = ReturnType<typeof readFrom>;

/** The loads of the console: the figures, one page of each list with the balances of its people, and the newest movements. */
const pathsOf = async (read: Read): Promise<string[]> => {
  const list = `/api/admin/users?limit=${page}&t=1`;
  const people: { id: string }[] = JSON.parse((await read(list, undefined, 'identity')).body);
  if (people.length !== page) throw new Error(`The page has ${people.length} users`);
  return [
    '/api/admin/stats?t=1',
    '/api/admin/waiting?t=1',
    list,
    `/api/admin/rides?limit=${page}&t=1`,
    `/api/admin/balances?user_ids=${people.map(({ id }) => id).join(',')}&t=1`,
    '/api/audit/logs?limit=10&t=1',
    '/api/admin/balance-movements?limit=2&t=1',
    `/api/admin/conversations?limit=${page}&t=1`,
  ];
};

/** CPU milliseconds of the server per refresh. */
const batch = async (server: ServerProcess<Ours>, refresh: () => Promise<void>): Promise<number> => {
  const before = await server.cpu();
  for (let done = 0; done < perBatch; done += 1) await refresh();
  return ((await server.cpu()) - before) / perBatch / 1_000;
};

/** CPU milliseconds of each load. */
const eachLoad = async (server: ServerProcess<Ours>, read: Read, paths: string[]): Promise<string[]> => {
  const figures: string[] = [];
  for (const path of paths) {
    const used = await batch(server, async () => void (await read(path)));
    figures.push(`${path.split('?')[0]?.split('/').at(-1)} ${used.toFixed(2)}`);
  }
  return figures;
};

/** Loads the admin console's reads again and again. Their CPU on the server has an absolute limit, so the ratio is to it. */
export const adminRefresh = async (rounds: number): Promise<void> => {
  const ours = new ServerProcess<Ours>(new URL('./ours.ts', import.meta.url));
  try {
    const read = readFrom(await ours.ready());
    const paths = await pathsOf(read);
    const fresh = async (): Promise<void> => {
      const answers = await Promise.all(paths.map((path) => read(path)));
      if (answers.some(({ status }) => status !== 200)) throw new Error('A load failed');
      tags = answers.map(({ tag }) => tag);
    };
    let tags: (string | undefined)[] = [];
    const repeated = async (): Promise<void> => {
      const answers = await Promise.all(paths.map((path, index) => read(path, tags[index])));
      const unchanged = answers.filter(({ status, bytes }) => status === 304 && bytes === 0);
      if (unchanged.length !== paths.length) throw new Error('A load was sent again without a change');
    };
    const used: { fresh: number[]; repeated: number[] } = { fresh: [], repeated: [] };
    // The first two batches are a warm-up.
    for (let round = -2; round < rounds; round += 1) {
      await ours.ask('add a person');
      const changed = await batch(ours, fresh);
      const same = await batch(ours, repeated);
      if (round < 0) continue;
      used.fresh.push(changed);
      used.repeated.push(same);
    }
    const figure = (values: number[]): string => `${median(values).toFixed(1)} ms`;
    console.log(`admin refresh: ${paths.length} loads at ${users} users and ${rides} rides`);
    console.log(`  server CPU per refresh: ${figure(used.fresh)}, unchanged ${figure(used.repeated)}`);
    console.log(`  each load in ms: ${(await eachLoad(ours, read, paths)).join(', ')}`);
    console.log(`  budget ratio ${(median(used.fresh) / budget).toFixed(2)} (${budget} ms are 1)`);
  } finally {
    ours.stop();
  }
};
