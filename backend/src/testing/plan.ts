import { type Compilable, CompiledQuery, sql } from 'kysely';
import type { Store } from '../store/store.ts';
import { onPostgres } from './place.ts';

/** The steps in which the database runs a query, one text each. */
export const planOf = async (store: Store, query: Compilable): Promise<string[]> => {
  const { sql: text, parameters } = query.compile();
  if (!onPostgres()) {
    const raw = CompiledQuery.raw(`explain query plan ${text}`, [...parameters]);
    return (await store.read.executeQuery<{ detail: string }>(raw)).rows.map(({ detail }) => detail);
  }
  return store.transaction(async (db) => {
    // Over few rows PostgreSQL reads the whole table, even if an index would serve.
    await sql`set local enable_seqscan = off`.execute(db);
    await sql`set local enable_bitmapscan = off`.execute(db);
    const raw = CompiledQuery.raw(`explain ${text}`, [...parameters]);
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(raw);
    return rows.map((row) => row['QUERY PLAN'].trim());
  });
};

type Plan = { 'Relation Name'?: string; 'Actual Loops'?: number; Plans?: Plan[] };

/** The tables and partitions that a query on PostgreSQL read; not those that its plan names in vain. */
export const tablesRead = (store: Store, query: Compilable): Promise<string[]> =>
  store.transaction(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    await sql`set local enable_bitmapscan = off`.execute(db);
    const { sql: text, parameters } = query.compile();
    const raw = CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters]);
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: Plan }[] }>(raw);
    const namesIn = ({
      'Relation Name': name,
      'Actual Loops': loops = 0,
      Plans: below = [],
    }: Plan): string[] => [...(name !== undefined && loops > 0 ? [name] : []), ...below.flatMap(namesIn)];
    return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => namesIn(plan)));
  }, []);

/** The steps that read more rows than they return: a whole table, or everything before a sort. */
const slow =
  /^SCAN (?!\S+ USING|CONSTANT|\(|\d)|USE TEMP B-TREE FOR (?:LAST TERM OF )?ORDER BY|Seq Scan|\bSort\b/;

/** The steps of a query whose cost grows with the table. */
export const slowSteps = async (store: Store, query: Compilable): Promise<string[]> =>
  (await planOf(store, query)).filter((step) => slow.test(step));

const wholeTable = /^SCAN (?!CONSTANT|\(|\d)/;
const sorted = /^USE TEMP B-TREE/;
/** A range of an index that is chosen by a word which many rows have. */
const commonWord =
  /\((?:status|role|is_active|kind|action|severity|method|settlement|purpose|entity_type)=\?(?: AND \S+[<>]\S*)*\)/;

/** The steps of a query on SQLite that may read many more rows than the query returns, also by way of an index. */
export const wideSteps = async (store: Store, query: CompiledQuery): Promise<string[]> => {
  const hasLimit = / limit [?\d]/.test(query.sql);
  const steps = await planOf(store, { compile: () => query });
  // With a limit, an index may be read from its one end until the page is full.
  return steps.filter(
    (step) =>
      sorted.test(step) ||
      (wholeTable.test(step) && !hasLimit) ||
      (commonWord.test(step) && !(hasLimit && / order by /.test(query.sql) && !/ JOIN|LEFT-JOIN/.test(step))),
  );
};
