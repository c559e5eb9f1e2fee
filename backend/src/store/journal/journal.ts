import { isConcurrent } from '../claims/claims.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { type Journal, newJournal } from './entries.ts';
import { writeAtOnce } from './write-at-once.ts';
import { writeInParts } from './write-in-parts.ts';

const isEmpty = ({ messages, audits, answer }: Journal): boolean =>
  messages.length + audits.length === 0 && answer === null;

/**
 * Writes the journal and empties it. PostgreSQL gets one statement, at the end of the transaction, so that the numbers
 * of the receivers are locked for the shortest time and in one order for all.
 */
export const writeJournal = async ({ db, journal, now }: UnitOfWork): Promise<void> => {
  if (!journal || isEmpty(journal)) return;
  const { messages, audits, answer } = journal;
  await (isConcurrent(db) ? writeAtOnce : writeInParts)(db, { messages, audits, answer }, now);
  Object.assign(journal, newJournal());
};

/** Adds to the journal of a transaction; where it has none, it is written at once. */
export const record = async (unit: UnitOfWork, part: Partial<Journal>): Promise<void> => {
  const journal = unit.journal ?? newJournal();
  journal.messages.push(...(part.messages ?? []));
  journal.audits.push(...(part.audits ?? []));
  journal.answer = part.answer ?? journal.answer;
  if (!unit.journal) await writeJournal({ ...unit, journal });
};
