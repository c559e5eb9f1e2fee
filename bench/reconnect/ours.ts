/** The real backend, started again on the folder RECONNECT_DATA after it was killed. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from '@mobility/backend';
import { given, queueFor } from '@mobility/backend/testing';
import { message } from '../fan-out/message.ts';
import { serve } from '../server-process.ts';
import { dataFolder, socketCount } from './scale.ts';

type Person = { id: string; sessionId: string };

const dataDir = dataFolder();
const never = 86_400_000;
const startedAt = Date.now();
const server = await createServer({
  dataDir,
  // The clock stands still, so that no ticket expires however slow the machine is.
  now: () => startedAt,
  checkAnswers: false,
  requestsPerMinute: 1_000_000,
  outboxPoll: never,
  heartbeat: { every: never, within: never },
});
const { url } = await server.listen();
const { context } = server;

const file = join(dataDir, 'people.json');
const readPeople = async (): Promise<Person[]> => {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const people: Person[] = [];
  for (let index = 0; index < socketCount; index += 1) {
    const { id, token } = await given.user(context, 'rider');
    const read = await context.tokens.read(token);
    if (read.kind !== 'valid') throw new Error('A new token is not valid');
    people.push({ id, sessionId: read.claims.sessionId });
  }
  writeFileSync(file, JSON.stringify(people));
  return people;
};
const people = await readPeople();
const ids = people.map(({ id }) => id);
serve(
  {
    // Each client comes with a ticket, as the product's clients do.
    sockets: people.map(({ id, sessionId }) => ({
      id,
      url: `${url.replace('http', 'ws')}/ws/${id}?token=${context.tickets.issue(sessionId).ticket}`,
    })),
  },
  // The message of the moment before the server is killed: stored, and not sent.
  async (order) => (order === 'store' ? queueFor(context, ids, message) : undefined),
  () => server.close(),
);
