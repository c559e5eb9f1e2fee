import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../testing/servers/free-port.ts';
import { startRedis } from '../testing/servers/redis.ts';
import { openRedis, type Redis } from './open-redis.ts';

const open = async (url: string): Promise<{ redis: Redis; lines: string[] }> => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line).msg) });
  const redis = await openRedis({ url, purpose: 'a test', log });
  onTestFinished(() => redis.close());
  return { redis, lines };
};

const away = 'Redis is away; this instance goes on with its own memory';

test('commands are answered, and a server that was killed and started again is said once each', async ({
  skip,
}) => {
  const server = await startRedis(skip);
  const { redis, lines } = await open(server.url);
  expect(await redis.ask((client) => client.incr('one'))).toBe(1);
  await server.kill();
  await expect.poll(() => lines).toEqual([away]);
  expect(await redis.ask((client) => client.incr('one'))).toBeNull();
  await server.start();
  await expect.poll(() => lines).toEqual([away, 'Redis is back']);
  expect(await redis.ask((client) => client.incr('one'))).toBe(1);
});

test('a start without a server goes on after a second', async () => {
  const { redis, lines } = await open(`redis://127.0.0.1:${await freePort()}`);
  expect(await redis.ask((client) => client.ping())).toBeNull();
  expect(lines).toEqual([away]);
});
