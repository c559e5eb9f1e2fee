import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { rawClient } from './raw-client.ts';
import { startPostgres } from './server.ts';

/** Connects again and again until the controller aborts; returns how often the server answered that it recovers. */
const knock = async (url: string, signal: AbortSignal): Promise<number> => {
  let refused = 0;
  while (!signal.aborted) {
    const visitor = new pg.Client(url);
    const code = await visitor.connect().then(
      () => null,
      (error) => error.code,
    );
    if (code === '57P03') refused += 1;
    await visitor.end();
    await wait(20);
  }
  return refused;
};

test('a crashed server is back although many clients are refused until it has recovered', async () => {
  const server = await startPostgres();
  onTestFinished(() => server.stop());
  const url = server.url('postgres');
  const client = await rawClient(url);
  // The recovery repeats these rows, which takes long enough for the clients to fill the log.
  await client.rows('create table numbers as select generate_series(1, 100000) as number');
  await client.rows('insert into numbers select generate_series(1, 1000000)');
  await client.close();
  const over = new AbortController();
  const knocking = Promise.all(Array.from({ length: 30 }, () => knock(url, over.signal)));
  await server.crash();
  over.abort();
  const refused = (await knocking).reduce((sum, each) => sum + each);
  expect(refused).toBeGreaterThan(60);
});
