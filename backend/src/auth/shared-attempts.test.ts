import { expect, test } from 'vitest';
import { startRedis } from '../testing/servers/redis.ts';
import { type Running, startServer } from '../testing/start-server.ts';

const guess = async ({ call }: Running, email: string, password: string): Promise<number> =>
  (await call('POST', '/api/auth/login', { body: { email, password } })).status;

test('wrong passwords at one instance count at the other, and after a restart', async ({ skip }) => {
  const redis = await startRedis(skip);
  const limits = { limitsUrl: redis.url };
  const [here, there] = [await startServer(limits), await startServer(limits)];
  const email = 'guessed@example.com';
  const statuses: number[] = [];
  for (let times = 0; times < 3; times += 1)
    statuses.push(await guess(here, email, 'wrong'), await guess(there, email, 'wrong'));
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  await here.close();
  expect(await guess(await startServer(limits), email, 'wrong')).toBe(429);
});

test('of parallel guesses at two instances, no more are checked than one instance allows', async ({
  skip,
}) => {
  const redis = await startRedis(skip);
  const limits = { limitsUrl: redis.url };
  const servers = [await startServer(limits), await startServer(limits)];
  const statuses = await Promise.all(
    servers.flatMap((server) => Array.from({ length: 8 }, () => guess(server, 'raced@example.com', 'wrong'))),
  );
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
});

test('a right password gives the attempt back', async ({ skip }) => {
  const redis = await startRedis(skip);
  const server = await startServer({ limitsUrl: redis.url });
  const { user } = await server.signUp('rider', 'remembers@example.com');
  for (let times = 0; times < 12; times += 1)
    expect(await guess(server, user.email, 'correct horse')).toBe(200);
});

test('without the shared server each instance counts on its own, and signing in works', async ({ skip }) => {
  const redis = await startRedis(skip);
  const server = await startServer({ limitsUrl: redis.url });
  const { user } = await server.signUp('rider', 'stays@example.com');
  await redis.kill();
  expect(await guess(server, user.email, 'correct horse')).toBe(200);
  const statuses: number[] = [];
  for (let times = 0; times < 6; times += 1) statuses.push(await guess(server, user.email, 'wrong'));
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});
