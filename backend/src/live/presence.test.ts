import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Session } from '@mobility/openapi';
import { expect, onTestFinished, test } from 'vitest';
import { openReadySocket } from '../testing/open-socket.ts';
import { startRedis } from '../testing/servers/redis.ts';
import { type Running, startServer } from '../testing/start-server.ts';

/** Two instances that share a database and a Redis server. */
const twoServers = async (limitsUrl: string): Promise<[Running, Running]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'presence-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return [await startServer({ dataDir, limitsUrl }), await startServer({ dataDir, limitsUrl })];
};

const connect = ({ url }: Running, { user, access_token }: Session) =>
  openReadySocket(`${url}/ws/${user.id}?token=${access_token}`);

const patience = { timeout: 12_000 };

test('a rider who is connected to one instance is online for the other, until the connection ends', async ({
  skip,
}) => {
  const redis = await startRedis(skip);
  const [here, there] = await twoServers(redis.url);
  const session = await here.signUp();
  const isOnline = () => there.context.hub.online(session.user.id);
  expect(isOnline()).toBe(false);
  expect(there.context.hub.isAnybodyOnline()).toBe(false);
  const client = await connect(here, session);
  await expect.poll(isOnline, patience).toBe(true);
  expect([here, there].map(({ context }) => context.hub.isAnybodyOnline())).toEqual([true, true]);
  client.socket.close();
  await expect.poll(isOnline, patience).toBe(false);
  expect(there.context.hub.isAnybodyOnline()).toBe(false);
});

test('presence is known again after the shared server was killed and has forgotten it', async ({ skip }) => {
  const redis = await startRedis(skip);
  const [here, there] = await twoServers(redis.url);
  const session = await here.signUp();
  await connect(here, session);
  const isOnline = () => there.context.hub.online(session.user.id);
  await expect.poll(isOnline, patience).toBe(true);
  await redis.kill();
  // The instance that has the connection does not need the shared server.
  expect(here.context.hub.online(session.user.id)).toBe(true);
  await redis.start();
  const later = await there.signUp();
  await connect(here, later);
  await expect.poll(() => there.context.hub.online(later.user.id), patience).toBe(true);
  expect(isOnline()).toBe(true);
});

test('an instance that stops takes its users offline', async ({ skip }) => {
  const redis = await startRedis(skip);
  const [here, there] = await twoServers(redis.url);
  const session = await here.signUp();
  await connect(here, session);
  const isOnline = () => there.context.hub.online(session.user.id);
  await expect.poll(isOnline, patience).toBe(true);
  await here.close();
  await expect.poll(isOnline, patience).toBe(false);
});
