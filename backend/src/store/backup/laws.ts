import { booksOf } from './books.ts';
import { invalid } from './invalid.ts';
import { disputeLaws } from './laws-disputes.ts';
import { messageLaws } from './laws-messages.ts';
import { moneyLaws } from './laws-money.ts';
import { peopleLaws } from './laws-people.ts';
import { partyLaws, rideLaws } from './laws-rides.ts';
import type { Collections } from './values.ts';

const laws = [...peopleLaws, ...rideLaws, ...partyLaws, ...messageLaws, ...disputeLaws, ...moneyLaws];

/** Refuses rows whose values fit each by itself, but not together. */
export const requireSense = (collections: Collections): void => {
  const books = booksOf(collections);
  for (const { table, wrong, holds } of laws) {
    const { columns = [], rows = [] } = collections[table] ?? {};
    const places = new Map(columns.map((name, place) => [name, place]));
    const at = rows.findIndex((row) => !holds((column) => row[places.get(column) ?? -1] ?? null, books));
    if (at >= 0) throw invalid(`Row ${at + 1} of ${table} ${wrong}`);
  }
};
