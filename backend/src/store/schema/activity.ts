import type { Generated } from 'kysely';

/** Live messages in the order of their commits; `message` is the JSON frame without its envelope. */
export type OutboxTable = {
  position: Generated<number>;
  id: string;
  user_id: string;
  seq: number;
  epoch: string;
  message: string;
  created_at: number;
};

/** The last `seq` given to each user. */
export type LiveSequencesTable = { user_id: string; seq: number };

/** An answer that the same key gets again for 24 hours. `answer` is null only inside the transaction that makes it. */
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

/** `epoch` (the database's id) and `schema_version`. */
export type MetaTable = { name: string; value: string };

export type EmailKind = 'payment_confirmation' | 'validation' | 'payment_reminder';

/** Mail to send, written with the change that it tells of; `sent_at` once a mail server took it. */
export type EmailsTable = {
  id: string;
  kind: EmailKind;
  recipient: string;
  subject: string;
  text: string;
  attempts: number;
  /** What the mail server said last; stays once the attempts are used up. */
  failure: string | null;
  created_at: number;
  /** A claim: the mail server is asked outside of any transaction. */
  claimed_at: number | null;
  next_attempt_at: Generated<number>;
  sent_at: number | null;
};
