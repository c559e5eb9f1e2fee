import { invalid } from '../invalid.ts';
import { booksOf } from './books.ts';
import { disputeRules } from './rules-disputes.ts';
import { messageRules } from './rules-messages.ts';
import { moneyRules } from './rules-money.ts';
import { peopleRules } from './rules-people.ts';
import { partyRules, rideRules } from './rules-rides.ts';
import type { Collections } from './values.ts';

const rules = [...peopleRules, ...rideRules, ...partyRules, ...messageRules, ...disputeRules, ...moneyRules];

/** Refuses a backup whose single values are valid but contradict each other. */
export const requireConsistency = (collections: Collections): void => {
  const books = booksOf(collections);
  for (const { table, wrong, isValid } of rules) {
    const { columns = [], rows = [] } = collections[table] ?? {};
    const places = new Map(columns.map((name, place) => [name, place]));
    const at = rows.findIndex((row) => !isValid((column) => row[places.get(column) ?? -1] ?? null, books));
    if (at >= 0) throw invalid(`Row ${at + 1} of ${table} ${wrong}`);
  }
};
