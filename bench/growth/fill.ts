import { DatabaseSync } from 'node:sqlite';
import { kept, rawClient } from '@mobility/backend/testing';
import { type History, historyOf } from './history.ts';

type Stored = { name: string; sql: string };

const onSqlite = (file: string, statements: string[]): void => {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  const stored = (type: string): Stored[] =>
    db
      .prepare('select name, sql from sqlite_master where type = ? and sql is not null')
      .all(type)
      .map(({ name, sql }) => ({ name: String(name), sql: String(sql) }));
  const [indexes, triggers] = [stored('index'), stored('trigger')];
  db.exec('pragma journal_mode = wal; pragma synchronous = off; pragma cache_size = -400000; begin');
  for (const { name } of triggers) db.exec(`drop trigger "${name}"`);
  for (const { name } of indexes) db.exec(`drop index "${name}"`);
  for (const statement of statements) db.exec(statement);
  for (const { sql } of indexes) db.exec(sql);
  for (const statement of kept.recount) db.exec(statement);
  for (const { sql } of triggers) db.exec(sql);
  db.exec('commit; pragma wal_checkpoint(truncate)');
  db.close();
};

const onPostgres = async (url: string, statements: string[]): Promise<void> => {
  const db = await rawClient(url);
  const indexes = await db.rows<Stored>(
    // An index of a partitioned table has one in each partition, which comes and goes with it.
    `select indexname as name, replace(indexdef, ' ON ONLY ', ' ON ') as sql from pg_indexes
      where schemaname = 'public' and indexname not in (select conname from pg_constraint)
        and indexname not in (select relname from pg_class where relispartition)`,
  );
  // Neither foreign keys nor triggers run.
  const begin = "set session_replication_role = replica; set maintenance_work_mem = '512MB'; begin";
  const run = [
    begin,
    ...indexes.map(({ name }) => `drop index "${name}"`),
    ...statements,
    ...indexes.map(({ sql }) => sql),
    ...kept.recount,
    'commit',
    'vacuum analyze',
  ];
  for (const statement of run) await db.rows(statement);
  await db.close();
};

/** Writes a history into a migrated store, without its indexes and triggers, which come back at the end. */
export const fill = async (
  place: { file: string } | { databaseUrl: string },
  history: History,
): Promise<void> => {
  const statements = historyOf(history);
  if ('file' in place) onSqlite(place.file, statements);
  else await onPostgres(place.databaseUrl, statements);
};
