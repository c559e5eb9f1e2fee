import { type RawBuilder, sql } from 'kysely';
import type { MobilityServer } from '../server.ts';
import type { Write } from '../store/store.ts';
import { dumpOf } from '../testing/dump.ts';
import { makeVictims } from './victims.ts';
import { emptyServer } from './world.ts';

/** The rows of a server with the victims, and when the last of them was created. */
type Made = { rows: Record<string, string[]>; at: number };
let made: Promise<Made> | null = null;

const makeOnce = async (): Promise<Made> => {
  const server = await emptyServer();
  await makeVictims(server.context);
  const at = Date.now();
  const rows = await dumpOf(server.context);
  await server.close();
  return { rows, at };
};

// A new server already has the rows of its own installation.
const insertion = (table: string, row: object): RawBuilder<unknown> =>
  sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))}) on conflict do nothing`;

const insertAll = async (db: Write, rows: Made['rows']): Promise<void> => {
  // Rows refer to each other in circles.
  await sql`pragma defer_foreign_keys = on`.execute(db);
  for (const [table, lines] of Object.entries(rows))
    for (const line of lines) await insertion(table, JSON.parse(line)).execute(db);
};

/**
 * A new server with the victims. They are created once, because that takes longer than all tests of an operation; each
 * server gets copies of their rows, and a clock at which they are as new as when they were created.
 */
export const serverWithVictims = async (): Promise<MobilityServer> => {
  made ??= makeOnce();
  const { rows, at } = await made;
  const age = Date.now() - at;
  const server = await emptyServer(() => Date.now() - age);
  await server.context.store.transaction((db) => insertAll(db, rows));
  return server;
};
