import type { OutgoingEmail } from '@mobility/openapi';
import type { Selectable } from 'kysely';
import { oneLine } from '../../domain/one-line.ts';
import { record } from '../journal/journal.ts';
import { wantsMail } from '../people/settings.ts';
import type { EmailsTable } from '../schema.ts';
import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export type Email = Pick<Selectable<EmailsTable>, 'kind' | 'recipient' | 'language' | 'subject' | 'text'>;
/** A stored e-mail. */
export type EmailRow = Selectable<EmailsTable>;

/** The maximum number of attempts to send an e-mail. */
const mailAttempts = 5;
// Longer than the timeout of any mail server: a claim this old belongs to a process that has ended.
const claimLapsesAfter = 300_000;

const askedFor: ReadonlySet<Email['kind']> = new Set(['validation', 'password_reset']);

/**
 * Queues an e-mail in the transaction of the change that it reports. Returns false if the recipient has turned e-mail
 * off; an e-mail that they asked for is sent regardless.
 */
export const queueEmail = async (
  unit: UnitOfWork,
  { kind, recipient, language, subject, text }: Email,
): Promise<boolean> => {
  if (!askedFor.has(kind) && !(await wantsMail(unit.db, recipient))) return false;
  const mail = {
    id: unit.newId(),
    kind,
    recipient: oneLine(recipient),
    language,
    subject: oneLine(subject),
    text,
    attempts: 0,
    failure: null,
    created_at: unit.now,
    claimed_at: null,
    sent_at: null,
  };
  await record(unit, { writes: [() => unit.db.insertInto('emails').values(mail).execute()] });
  return true;
};

/** The e-mails that are due, oldest first. */
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

/** Claims an e-mail for one attempt. Returns undefined if another process has claimed it. */
export const claimEmail = (unit: UnitOfWork, seen: EmailRow): Promise<EmailRow | undefined> =>
  unit.db
    .updateTable('emails')
    .set({ claimed_at: unit.now, attempts: seen.attempts + 1 })
    .where('id', '=', seen.id)
    .where('sent_at', 'is', null)
    .where('attempts', '=', seen.attempts)
    .returningAll()
    .executeTakeFirst();

type Outcome = { sent_at: number; failure: null } | { failure: string; next_attempt_at: number };

/** Stores the result of an attempt unless the claim has expired and another process has taken it over. */
export const settleEmail = async (unit: UnitOfWork, claim: EmailRow, outcome: Outcome): Promise<void> => {
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

/** The query of the newest e-mails, of all recipients or to one address. */
export const outgoingQuery = (db: Read, limit: number, recipient?: string) =>
  db
    .selectFrom('emails')
    .selectAll()
    .$if(recipient !== undefined, (emails) => emails.where('recipient', '=', recipient ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);

/** The queued, sent and failed e-mails, newest first. */
export const listOutgoing = async (db: Read, limit: number, recipient?: string): Promise<OutgoingEmail[]> => {
  const rows = await outgoingQuery(db, limit, recipient).execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    language: row.language,
    subject: row.subject,
    text: row.text,
    status: stateOf(row),
    attempts: row.attempts,
    failure: row.failure,
    created_at: new Date(row.created_at).toISOString(),
    sent_at: row.sent_at === null ? null : new Date(row.sent_at).toISOString(),
  }));
};
