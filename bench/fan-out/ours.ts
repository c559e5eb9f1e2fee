/** The real backend on a database on disk, with many riders who are connected. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '@mobility/backend';
import { given, queueFor } from '@mobility/backend/testing';
import { serve } from '../server-process.ts';
import { message, socketCount } from './message.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'mobility-bench-'));
const never = 86_400_000;
const server = await createServer({
  dataDir,
  checkAnswers: false,
  requestsPerMinute: 1_000_000,
  // Messages are pushed when the bench says so, and no ping falls into a round.
  outboxPoll: never,
  heartbeat: { every: never, within: never },
});
const { url } = await server.listen();
const { context } = server;
const people: { id: string; token: string }[] = [];
for (let index = 0; index < socketCount; index += 1) people.push(await given.user(context, 'rider'));
const ids = people.map(({ id }) => id);

const orders: Record<string, () => Promise<unknown>> = {
  /** Stores a message for every user, as a command does in its transaction. */
  store: () => queueFor(context, ids, message),
  deliver: async () => context.hub.wake(),
};
serve(
  { sockets: people.map(({ id, token }) => `${url.replace('http', 'ws')}/ws/${id}?token=${token}`) },
  (order) => orders[order]?.() ?? Promise.reject(new Error(order)),
  async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  },
);
