import type { OutgoingEmail } from '@mobility/openapi';
import type { Selectable } from 'kysely';
import type { EmailsTable } from './schema.ts';
import { wantsMail } from './settings.ts';
import type { Read } from './store.ts';
import type { Unit } from './unit.ts';

export type Email = Pick<EmailsTable, 'kind' | 'recipient' | 'subject' | 'text'>;
/** A mail as it is kept. */
export type EmailRow = Selectable<EmailsTable>;

/** How often a mail is tried before it stays unsent. */
export const mailAttempts = 5;
// Longer than any mail server is waited for: the process that claimed it is gone.
const claimLapsesAfter = 300_000;

// A name may hold a line break; a header must not, or it begins another header.
const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

/**
 * Leaves a mail to be sent, in the same transaction as the change that it tells of. False where its recipient wants
 * none; the one that validates an address goes out all the same.
 */
export const queueEmail = async (unit: Unit, { kind, recipient, subject, text }: Email): Promise<boolean> => {
  if (kind !== 'validation' && !(await wantsMail(unit.db, recipient))) return false;
  await unit.db
    .insertInto('emails')
    .values({
      id: unit.newId(),
      kind,
      recipient: oneLine(recipient),
      subject: oneLine(subject),
      text,
      attempts: 0,
      failure: null,
      created_at: unit.now,
      claimed_at: null,
      sent_at: null,
    })
    .execute();
  return true;
};

/** The mails that may be tried now, oldest first. */
export const dueEmails = (db: Read, now: number, limit: number): Promise<EmailRow[]> =>
  db
    .selectFrom('emails')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('attempts', '<', mailAttempts)
    .where('next_attempt_at', '<=', now)
    .where((row) => row.or([row('claimed_at', 'is', null), row('claimed_at', '<=', now - claimLapsesAfter)]))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Takes a mail for one attempt; undefined when another process took it first. */
export const claimEmail = (unit: Unit, seen: EmailRow): Promise<EmailRow | undefined> =>
  unit.db
    .updateTable('emails')
    .set({ claimed_at: unit.now, attempts: seen.attempts + 1 })
    .where('id', '=', seen.id)
    .where('sent_at', 'is', null)
    .where('attempts', '=', seen.attempts)
    .returningAll()
    .executeTakeFirst();

type Outcome = { sent_at: number; failure: null } | { failure: string; next_attempt_at: number };

/** Writes down how the attempt went, unless the claim has lapsed and somebody else tries by now. */
export const settleEmail = async (unit: Unit, claim: EmailRow, outcome: Outcome): Promise<void> => {
  await unit.db
    .updateTable('emails')
    .set({ ...outcome, claimed_at: null })
    .where('id', '=', claim.id)
    .where('attempts', '=', claim.attempts)
    .execute();
};

const stateOf = ({ sent_at, attempts, claimed_at }: EmailRow): OutgoingEmail['status'] => {
  if (sent_at !== null) return 'sent';
  return attempts >= mailAttempts && claimed_at === null ? 'failed' : 'waiting';
};

/** The mail that waits, went out, or was given up, newest first. */
export const listOutgoing = async (db: Read, limit: number): Promise<OutgoingEmail[]> => {
  const rows = await db
    .selectFrom('emails')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    subject: row.subject,
    text: row.text,
    status: stateOf(row),
    attempts: row.attempts,
    failure: row.failure,
    created_at: new Date(row.created_at).toISOString(),
    sent_at: row.sent_at === null ? null : new Date(row.sent_at).toISOString(),
  }));
};
