import type { EmailsTable } from './schema.ts';
import type { Unit } from './unit.ts';

export type Email = Pick<EmailsTable, 'kind' | 'recipient' | 'subject' | 'text'>;

/** Leaves a mail to be sent, in the same transaction as the change that it tells of. */
export const queueEmail = async (unit: Unit, email: Email): Promise<void> => {
  await unit.db
    .insertInto('emails')
    .values({ ...email, id: unit.newId(), attempts: 0, failure: null, created_at: unit.now, sent_at: null })
    .execute();
};
