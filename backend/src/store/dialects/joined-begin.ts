import type { PostgresQueryResult } from 'kysely';

type Send = <Row>(text: string, values: readonly unknown[]) => Promise<PostgresQueryResult<Row>>;
/** Sends a text without parameters, which may hold several statements, and returns the result of the last one. */
type SendAll = <Row>(text: string) => Promise<PostgresQueryResult<Row>>;

const begin = 'begin';
const isEnd = (text: string): boolean => text === 'commit' || text === 'rollback';
const nothing = { command: 'SELECT', rowCount: 0, rows: [] } as const;

/**
 * Sends the beginning of a transaction together with its first statement, which saves a round trip. Only a statement
 * without parameters can be joined; the others are sent after it.
 */
export const joiningBegin = (send: Send, sendAll: SendAll): Send => {
  let isDue = false;
  return async <Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> => {
    if (text === begin) {
      isDue = true;
      return { ...nothing, rows: [] };
    }
    if (!isDue) return send<Row>(text, values);
    isDue = false;
    if (isEnd(text)) return { ...nothing, rows: [] };
    if (values.length === 0) return sendAll<Row>(`${begin}; ${text}`);
    await sendAll(begin);
    return send<Row>(text, values);
  };
};
