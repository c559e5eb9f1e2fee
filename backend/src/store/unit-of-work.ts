import type { AuditEntry } from './audit-entry.ts';
import type { Write } from './store.ts';

/** The transaction of a command and its time. */
export type UnitOfWork = {
  db: Write;
  /** Milliseconds since 1970. */
  now: number;
  newId(): string;
  requestId: string | null;
  /** Takes each audit entry of the transaction. */
  onAudit?(entry: AuditEntry): void;
};

/** Whether the error is a unique violation. On PostgreSQL it also aborts the transaction. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message.includes('UNIQUE constraint failed') || ('code' in error && error.code === '23505'));
