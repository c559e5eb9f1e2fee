import type { PostgresQueryResult } from 'kysely';
import { together } from '../transactions/together.ts';

type Send = <Row>(text: string, values: readonly unknown[]) => Promise<PostgresQueryResult<Row>>;
/** Sends a text without parameters, which may hold several statements, and returns the result of the last one. */
type SendAll = <Row>(text: string) => Promise<PostgresQueryResult<Row>>;

const begin = 'begin';
const isEnd = (text: string): boolean => text === 'commit' || text === 'rollback';
const nothing = { command: 'SELECT', rowCount: 0, rows: [] } as const;

/**
 * Sends the beginning of a transaction together with its first statement, which saves a round trip. A transaction that
 * has ended is not ended again, and no statement is sent after its end, where it would take effect by itself.
 */
export const joiningBegin = (send: Send, sendAll: SendAll): Send => {
  let state: 'ended' | 'due' | 'begun' = 'ended';
  return async <Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> => {
    if (text === begin || (isEnd(text) && state !== 'begun')) {
      state = text === begin ? 'due' : 'ended';
      return { ...nothing, rows: [] };
    }
    if (state === 'ended') throw new Error('The transaction of this statement has ended');
    const isFirst = state === 'due';
    state = isEnd(text) ? 'ended' : 'begun';
    if (!isFirst) return send<Row>(text, values);
    if (values.length === 0) return sendAll<Row>(`${begin}; ${text}`);
    const [, result] = await together(sendAll(begin), send<Row>(text, values));
    return result;
  };
};
