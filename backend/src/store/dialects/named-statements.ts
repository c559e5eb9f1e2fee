import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { joiningBegin } from './joined-begin.ts';

/** A connection keeps the plans of its first statements that come again; each takes memory of the server. */
const namedAtMost = 200;
/** Statements whose number of parameters varies seldom come again. */
const namedFrom = 3;
const seenAtMost = 2_000;
const canBeNamed = /^(?:select|insert|update|delete|with)\b/i;

/** The names of the statements of one connection. */
class Names {
  readonly #names = new Map<string, string | null>();
  readonly #uses = new Map<string, number>();

  /** The name of a statement that has come often enough; undefined sends it without one. */
  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined) return known ?? undefined;
    if (this.#names.size >= namedAtMost || !canBeNamed.test(text)) return undefined;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (this.#uses.size >= seenAtMost) this.#uses.clear();
    this.#uses.set(text, uses);
    if (uses < namedFrom) return undefined;
    const name = `mobility_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  /** Sends a statement without a name from now on, because a migration has changed what it returns. */
  drop(text: string): void {
    this.#names.set(text, null);
  }
}

const changedResult = '0A000';
const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Whether a pool runs transactions that write, or single queries and transactions that only read. */
export type Use = 'transactions' | 'queries';

const naming = (client: PoolClient, use: Use): PostgresPoolClient => {
  const names = new Names();
  const run = async <Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> => {
    const name = names.of(text);
    const query = { text, values: [...values] };
    // Kysely knows the row's type from the query; `pg` only that it is an object. This is the only cast.
    const send = (named: { name?: string }) =>
      client.query({ ...query, ...named }) as unknown as Promise<PostgresQueryResult<Row>>;
    if (name === undefined) return send({});
    try {
      return await send({ name });
    } catch (error) {
      if (!hasCode(error, changedResult)) throw error;
      names.drop(text);
      // The transaction has failed and is tried again. Its end may be sent already, so nothing is sent after it.
      if (use === 'transactions') throw error;
      return send({}).catch(() => Promise.reject(error));
    }
  };
  // A text with several statements has several results, which the types of `pg` do not tell.
  const sendAll = async <Row>(text: string): Promise<PostgresQueryResult<Row>> => {
    const results = (await client.query(text)) as unknown as
      | PostgresQueryResult<Row>
      | PostgresQueryResult<Row>[];
    const last = Array.isArray(results) ? results.at(-1) : results;
    if (!last) throw new Error('The statements have no result');
    return last;
  };
  const runInTurn = use === 'transactions' ? joiningBegin(run, sendAll) : run;
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(
    text: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') throw new Error('Streaming is not supported');
    return runInTurn<Row>(text, values);
  }
  return { query, release: (destroy) => client.release(destroy) };
};

/** A pool whose connections prepare the statements that come again, so that the server plans them once. */
export const namingStatements = (pool: Pool, use: Use): PostgresPool => {
  const known = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const named = known.get(client) ?? naming(client, use);
      known.set(client, named);
      return named;
    },
    end: () => pool.end(),
    options: pool.options,
  };
};
