import type { SQLInputValue } from 'node:sqlite';
import type { Outcome } from '../prepared-statements.ts';

/** What a connection of the reader thread does: it opens, closes, or runs a statement. */
export type Task = 'open' | 'close' | { sql: string; parameters: readonly SQLInputValue[] };
/** Questions are sent together, those of one turn of the event loop, and so are the replies. */
export type Question = { id: number; connection: number; task: Task };

/** An error of SQLite; its fields would not survive the way between the threads. */
export type Failure = { message: string; code?: unknown; errcode?: unknown; errstr?: unknown };
export type Reply = { id: number; outcome: Outcome } | { id: number; failure: Failure };

/** A connection that is always there. */
export const standing = 0;
