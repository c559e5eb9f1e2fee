import { isConcurrent } from '../claims/claims.ts';
import { together } from '../transactions/together.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { type Journal, newJournal } from './entries.ts';
import { writeAtOnce } from './write-at-once.ts';
import { writeInParts } from './write-in-parts.ts';

const hasEntries = ({ messages, audits, answer }: Journal): boolean =>
  messages.length + audits.length > 0 || answer !== null;

/**
 * Sends the statements that write the journal, and empties it. PostgreSQL gets all entries in one statement, at the end
 * of the transaction, so that the numbers of the receivers are locked for the shortest time and in one order for all.
 */
export const sendJournal = ({ db, journal, now }: UnitOfWork): Promise<unknown>[] => {
  if (!journal) return [];
  const due = { ...journal };
  Object.assign(journal, newJournal());
  const sent = due.writes.map((write) => write());
  if (hasEntries(due)) sent.push((isConcurrent(db) ? writeAtOnce : writeInParts)(db, due, now));
  return sent;
};

/** Writes the journal and empties it. */
export const writeJournal = async (unit: UnitOfWork): Promise<void> => {
  await together(...sendJournal(unit));
};

/** Adds to the journal of a transaction; where it has none, it is written at once. */
export const record = async (unit: UnitOfWork, part: Partial<Journal>): Promise<void> => {
  const journal = unit.journal ?? newJournal();
  journal.messages.push(...(part.messages ?? []));
  journal.audits.push(...(part.audits ?? []));
  journal.answer = part.answer ?? journal.answer;
  journal.writes.push(...(part.writes ?? []));
  if (!unit.journal) await writeJournal({ ...unit, journal });
};
