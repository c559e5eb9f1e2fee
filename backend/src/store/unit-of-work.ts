import type { Journal } from './journal/entries.ts';
import type { Write } from './store.ts';

/** The transaction of a command and its time. */
export type UnitOfWork = {
  db: Write;
  /** Milliseconds since 1970. */
  now: number;
  newId(): string;
  requestId: string | null;
  /** What is written at the end of the transaction. Without it, everything is written at once. */
  journal?: Journal;
};

/** Whether the error is a unique violation. On PostgreSQL it also aborts the transaction. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message.includes('UNIQUE constraint failed') || ('code' in error && error.code === '23505'));
