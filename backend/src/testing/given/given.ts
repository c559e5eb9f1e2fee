import * as account from './given-account.ts';
import * as admin from './given-admin.ts';
import * as backups from './given-backups.ts';
import * as cards from './given-cards.ts';
import * as disputes from './given-disputes.ts';
import * as people from './given-people.ts';
import * as places from './given-places.ts';
import * as rides from './given-rides.ts';
import * as safety from './given-safety.ts';
import * as shares from './given-shares.ts';
import * as words from './given-words.ts';

/** Builds states through the domain, as the starting point of provider states and tests. */
export const given = {
  ...backups,
  ...disputes,
  ...people,
  ...places,
  ...rides,
  ...shares,
  ...account,
  ...admin,
  ...cards,
  ...safety,
  ...words,
};
