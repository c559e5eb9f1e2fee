import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestContext, frames, isEndurance, startServerProcess, tell } from '@mobility/backend/testing';
import type { LiveMessage } from '@mobility/openapi';
import { createClient } from '@mobility/sdk';
import { openLiveChannel } from '@mobility/sdk/live';
import { afterEach, expect, it, vi } from 'vitest';
import { follow } from './follow.ts';
import { openShakyWire } from './shaky-wire.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

const people = 5;
const chaos = isEndurance ? 8_000 : 2_500;
const kills = isEndurance ? [2_000, 5_000] : [1_000];
const cutsAtLeast = isEndurance ? 30 : 10;

const startBackend = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'chaos-'));
  closers.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const wire = await openShakyWire();
  closers.push(wire.close);
  let stop = async (): Promise<void> => undefined;
  const start = async (): Promise<void> => {
    const server = await startServerProcess(dataDir);
    stop = server.stop;
    wire.leadTo(Number(new URL(server.url).port));
  };
  await start();
  closers.push(() => stop());
  const context = await createTestContext({ dataDir });
  closers.push(() => context.store.close());
  const restart = async (): Promise<void> => {
    wire.leadTo(null);
    await stop();
    await start();
  };
  return { wire, context, restart };
};

const signUp = async (port: number, name: string, heard: (message: LiveMessage) => void) => {
  const storage = { token: '' };
  const tokens = { read: () => storage.token || null, write: () => undefined };
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, tokens });
  const person = { email: `${name}@example.com`, password: 'correct horse', name, phone: '+1 415 555 0100' };
  const { access_token, user } = await client.register({ ...person, role: 'rider' });
  storage.token = access_token;
  const open = openLiveChannel({ wsBase: `ws://127.0.0.1:${port}`, tokens, client });
  const { facts, stop } = follow(open, { userId: user.id, role: 'rider' }, heard);
  closers.push(stop);
  return { id: user.id, facts };
};

it('the live channel delivers each message once and in order while the server is killed and sockets are cut', async ({
  annotate,
}) => {
  const { wire, context, restart } = await startBackend();
  const heard = Array.from({ length: people }, (): string[] => []);
  const sent = Array.from({ length: people }, (): string[] => []);
  const all = await Promise.all(
    heard.map((own, index) =>
      signUp(wire.port, `chaos${index}`, (message) => {
        if (message.type === 'ride_started') own.push(String(message.ride_id));
      }),
    ),
  );
  await vi.waitFor(() => expect(all.every(({ facts }) => facts.incomplete === 1)).toBe(true), 60_000);

  const end = performance.now() + chaos;
  let cuts = 0;
  // A slow restart leaves little time for cuts.
  const isOn = () => performance.now() < end || cuts <= cutsAtLeast;
  const cutting = async () => {
    for (; isOn(); await wait(10)) if (wire.cut(Math.random())) cuts += 1;
  };
  const killing = async () => {
    for (const at of kills) {
      await wait(Math.max(0, end - chaos + at - performance.now()));
      await restart();
    }
  };
  const telling = async () => {
    for (let count = 0; isOn(); count += 1) {
      const who = count % people;
      await tell(context, all[who]?.id ?? '', frames.rideStarted({ ride_id: `n${count}` }));
      sent[who]?.push(`n${count}`);
      await wait(5);
    }
  };
  await Promise.all([cutting(), killing(), telling()]);
  await vi.waitFor(
    () => expect(heard.map(({ length }) => length)).toEqual(sent.map(({ length }) => length)),
    {
      timeout: 60_000,
    },
  );
  expect(heard).toEqual(sent);

  const connections = all.reduce((sum, { facts }) => sum + facts.connections, 0);
  const resumes = all.reduce((sum, { facts }) => sum + facts.complete, 0);
  await annotate(
    `${sent.flat().length} events, ${cuts} cuts, ${kills.length} kills, ${connections} connections, ${resumes} resumed`,
  );
  expect(cuts).toBeGreaterThan(cutsAtLeast);
}, 180_000);
