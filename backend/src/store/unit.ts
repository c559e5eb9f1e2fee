import type { Write } from './store.ts';

/** The transaction that a command writes in, and the moment that it happens at. */
export type Unit = {
  db: Write;
  /** Milliseconds since 1970. */
  now: number;
  newId(): string;
  requestId: string | null;
};

/** Whether an error is the schema refusing a second row where one may be. On PostgreSQL the transaction is over then. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message.includes('UNIQUE constraint failed') || ('code' in error && error.code === '23505'));
