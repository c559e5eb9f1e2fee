import { SqliteAdapter, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { createIndexes, type Index } from './indexes.ts';

/** Only the 26 letters, so that both engines do it alike, and in the order of bytes, so that an index finds beginnings. */
const folded = (column: string, isSqlite: boolean): string =>
  isSqlite ? `lower(${column})` : `lower(${column} collate "C")`;

/** The end of an id, which the console shows instead of all of it. */
const shown = (column: string, isSqlite: boolean): string =>
  isSqlite ? `lower(substr(${column}, -8))` : `lower(right(${column}, 8) collate "C")`;

const indexesOn = (isSqlite: boolean): Index[] => [
  ...['email', 'name'].map((column) => ({
    name: `users_by_${column}`,
    on: `users ((${folded(column, isSqlite)}), id) where deleted_at is null`,
  })),
  ...(
    [
      ['users', 'id'],
      ['rides', 'id'],
      ['conversations', 'thread_id'],
    ] as const
  ).map(([table, column]) => ({
    name: `${table}_by_shown_id`,
    on: `${table} ((${shown(column, isSqlite)}))`,
  })),
  { name: 'conversations_of_user', on: 'conversation_participants (user_id, thread_id)' },
];

export const searchKeyIndexes = indexesOn(false);

/** Finds a user by the beginning of the name or the address, and users, rides and conversations by the end of the id. */
export const searchKeys = (db: Transaction<Database>): Promise<void> =>
  createIndexes(db, indexesOn(db.getExecutor().adapter instanceof SqliteAdapter));
