import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Index } from './indexes.ts';
import { migrations } from './list.ts';

const turn = "pg_try_advisory_lock(hashtext('mobility: indexes'))";
const pause = 200;
const connectAtMost = 20_000;

/** The indexes of the next migrations, up to the first one that does anything else. None in a new database. */
const indexesAhead = async (client: Client): Promise<Index[]> => {
  const { rows: tables } = await client.query("select to_regclass('migrations') as name");
  if (tables[0]?.name === null) return [];
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const names = new Set(rows.map(({ name }) => name));
  // One that stores only a number is old: other migrations come first.
  const missing = names.size === 0 ? [] : migrations.filter(({ name }) => !names.has(name));
  const other = missing.findIndex(({ indexes }) => !indexes);
  return missing.slice(0, other === -1 ? undefined : other).flatMap(({ indexes = [] }) => indexes);
};

/**
 * Another instance may be building the same indexes. `create index concurrently` waits for all running statements, so a
 * blocking lock would deadlock: we poll.
 */
const takeTurn = async (client: Client): Promise<void> => {
  for (;;) {
    const { rows } = await client.query(`select ${turn} as taken`);
    if (rows[0]?.taken) return;
    await wait(pause);
  }
};

/** An interrupted build leaves an invalid index. */
const dropInvalid = async (client: Client, name: string): Promise<void> => {
  const { rows } = await client.query(
    'select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  );
  if (rows.length > 0) await client.query(`drop index concurrently ${client.escapeIdentifier(name)}`);
};

/**
 * Builds the indexes of the next migrations outside of a transaction, so that instances of the release before can write
 * meanwhile, and so that no limit of time ends it. The migrations then find them. Safe to end at any time: the next start
 * goes on.
 */
export const buildIndexesAhead = async (url: string): Promise<void> => {
  const client = new Client({
    connectionString: url,
    application_name: 'mobility indexes',
    connectionTimeoutMillis: connectAtMost,
    keepAlive: true,
  });
  // Without a listener, a connection that breaks would end the process. Its query fails.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    const indexes = await indexesAhead(client);
    if (indexes.length > 0) await takeTurn(client);
    for (const { name, on } of indexes) {
      await dropInvalid(client, name);
      await client.query(`create index concurrently if not exists ${client.escapeIdentifier(name)} on ${on}`);
    }
  } finally {
    await client.end();
  }
};
