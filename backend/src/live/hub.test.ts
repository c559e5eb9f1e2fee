import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { rideStarted } from '../domain/messages/live-messages.ts';
import { enqueue } from '../store/outbox.ts';
import { openReadySocket } from '../testing/open-socket.ts';
import { type Running, startServer } from '../testing/start-server.ts';

const newDataDir = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hub-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
};

const write = async ({ context }: Running, userId: string, rideId: string) => {
  const { store, now, newId } = context;
  await store.transaction((db) =>
    enqueue({ db, now: now(), newId, requestId: null }, userId, rideStarted({ ride_id: rideId })),
  );
};

const connect = async (server: Running) => {
  const { user, access_token } = await server.signUp();
  const client = await openReadySocket(`${server.url}/ws/${user.id}?token=${access_token}`);
  return { ...client, userId: user.id };
};

describe('the delivery of live messages', () => {
  it('a delivered message has the envelope of its outbox row', async () => {
    const server = await startServer();
    const client = await connect(server);
    await write(server, client.userId, 'r1');
    server.context.hub.wake();
    expect(await client.next('ride_started')).toEqual({
      type: 'ride_started',
      ride_id: 'r1',
      id: expect.stringMatching(/^[0-9A-Z]{26}$/),
      seq: 1,
      epoch: expect.any(String),
      sent_at: expect.stringMatching(/Z$/),
    });
  });

  it('a message is delivered only to its user, once per tab', async () => {
    const server = await startServer();
    const [one, other] = [await connect(server), await connect(server)];
    for (let ride = 1; ride <= 50; ride++) {
      await write(server, one.userId, `r${ride}`);
      server.context.hub.wake();
    }
    await expect.poll(() => one.frames.length).toBe(50);
    expect(one.frames.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(other.frames).toEqual([]);
  });

  it('a message written through another server reaches a socket of this server', async () => {
    const dataDir = newDataDir();
    const here = await startServer({ dataDir, outboxPoll: 20 });
    const there = await startServer({ dataDir, outboxPoll: 20 });
    const client = await connect(here);
    await Promise.all(Array.from({ length: 20 }, (_, ride) => write(there, client.userId, `r${ride}`)));
    await expect.poll(() => client.frames.length).toBe(20);
    expect(new Set(client.frames.map(({ id }) => id)).size).toBe(20);
    expect(client.frames.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it('a server accepts a token of another server with the same key', async () => {
    const dataDir = newDataDir();
    const [here, there] = [await startServer({ dataDir }), await startServer({ dataDir })];
    const { access_token: token } = await here.signUp();
    expect((await there.call('GET', '/api/auth/me', { token })).status).toBe(200);
  });

  it('old messages are not delivered again after a restart', async () => {
    const dataDir = newDataDir();
    const before = await startServer({ dataDir });
    const { user, access_token } = await before.signUp();
    await write(before, user.id, 'old');
    await before.close();
    const after = await startServer({ dataDir });
    const client = await openReadySocket(`${after.url}/ws/${user.id}?token=${access_token}`);
    await write(after, user.id, 'new');
    after.context.hub.wake();
    expect(await client.next('ride_started')).toMatchObject({ ride_id: 'new', seq: 2 });
  });
});
