import { expect, test } from 'vitest';
import { startRedis } from '../../testing/servers/redis.ts';
import { startServer } from '../../testing/start-server.ts';
import { RequestCounts } from './request-counts.ts';

test('requests of an address at one instance count at the other', async ({ skip }) => {
  const redis = await startRedis(skip);
  const limits = { limitsUrl: redis.url, requestsPerMinute: 4 };
  const [here, there] = [await startServer(limits), await startServer(limits)];
  const status = async (server: typeof here) => (await server.call('GET', '/api/health')).status;
  // The limit of an address is five times that of a user.
  for (let times = 0; times < 20; times += 1) expect(await status(here)).toBe(200);
  await expect.poll(() => status(there), { timeout: 5_000, interval: 200 }).toBe(429);
  expect(await status(here)).toBe(429);
});

test('a window ends after a minute, and what is learnt adds to what is counted meanwhile', () => {
  let time = 0;
  const counts = new RequestCounts(() => time);
  const add = () => counts.add('one', 10);
  for (let times = 0; times < 10; times += 1) expect(add()).toBe(0);
  expect(add()).toBe(60_000);
  time = 60_000;
  expect(add()).toBe(0);
  expect([...counts.takeUnshared()]).toEqual([['one', 1]]);
  add();
  counts.learn('one', 9, 30_000);
  expect(add()).toBe(30_000);
  expect([...counts.takeUnshared()]).toEqual([['one', 2]]);
});
