import type { Language } from '@mobility/openapi';
import type { Generated } from 'kysely';

/** Live messages in commit order; `message` is the JSON frame without its envelope. */
export type OutboxTable = {
  position: Generated<number>;
  id: string;
  user_id: string;
  seq: number;
  epoch: string;
  message: string;
  created_at: number;
};

/** The last `seq` assigned for each user. */
export type LiveSequencesTable = { user_id: string; seq: number };

/**
 * The stored answer of an idempotency key, kept for 24 hours. `answer` is null only inside the transaction that
 * creates it.
 */
export type IdempotencyTable = {
  user_id: string;
  operation: string;
  key: string;
  body_hash: string;
  status: number | null;
  answer: string | null;
  created_at: number;
};

export type AuditTable = {
  id: string;
  action: string;
  entity_type: string;
  entity_id: string | null;
  user_id: string | null;
  severity: 'critical' | 'high' | 'medium' | 'low' | 'info';
  description: string;
  metadata: string | null;
  request_id: string | null;
  created_at: number;
};

/** The names of the migrations that have run. */
export type MigrationsTable = { name: string };

/** Holds `epoch` (the database's id) and `schema_version`, the number of migrations. */
export type MetaTable = { name: string; value: string };

export type EmailKind = 'payment_confirmation' | 'validation' | 'payment_reminder' | 'password_reset';

/** Queued e-mail, written in the transaction of the change; `sent_at` is set once a mail server has accepted it. */
export type EmailsTable = {
  id: string;
  kind: EmailKind;
  recipient: string;
  /** The language of the subject and the text. */
  language: Generated<Language>;
  subject: string;
  text: string;
  attempts: number;
  /** The last error of the mail server; kept when all attempts are used. */
  failure: string | null;
  created_at: number;
  /** The time of the claim: the mail server is called outside of any transaction. */
  claimed_at: number | null;
  next_attempt_at: Generated<number>;
  sent_at: number | null;
};
