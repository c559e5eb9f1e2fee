import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { initial } from './001-initial.ts';
import { emails } from './002-emails.ts';
import { live } from './003-live.ts';
import { notifications } from './004-notifications.ts';
import { payments } from './005-payments.ts';
import { admin } from './006-admin.ts';
import { disputes } from './007-disputes.ts';
import { account } from './009-account.ts';
import { matching } from './010-matching.ts';
import { paymentIntent } from './011-payment-intent.ts';
import { receivables } from './012-receivables.ts';
import { settlement } from './013-settlement.ts';
import { replacedTokens } from './014-replaced-tokens.ts';
import { cashMissing } from './015-cash-missing.ts';
import { dispatch } from './016-dispatch.ts';
import { cardRefunds } from './017-card-refunds.ts';
import { tripShares } from './018-trip-shares.ts';
import { histories } from './019-histories.ts';
import { checkouts } from './020-checkouts.ts';
import { pages } from './021-pages.ts';
import { refundsAndCards } from './022-refunds-and-cards.ts';
import { adminLists } from './023-admin-lists.ts';
import { accountSafety } from './024-account-safety.ts';
import { startPin } from './025-start-pin.ts';
import { savedPlaces } from './026-saved-places.ts';
import { adminPeople } from './027-admin-people.ts';
import { adminDesk } from './028-admin-desk.ts';
import { rideTotals } from './029-ride-totals.ts';
import { earningTimes } from './030-earning-times.ts';
import { keptFigures } from './031-kept-figures.ts';
import { selectiveIndexes } from './032-selective-indexes.ts';
import { retention } from './033-retention.ts';
import { outboxOrder } from './034-outbox-order.ts';
import { splitFigures } from './035-split-figures.ts';
import { promisesOfRows } from './036-promises.ts';
import { avatars } from './037-avatars.ts';
import { languages } from './038-languages.ts';
import { riderFares } from './039-rider-fares.ts';
import { days } from './040-days.ts';
import { conversationTotals } from './041-conversation-totals.ts';
import { sentBack } from './042-sent-back.ts';
import { writtenOffRevenue } from './044-written-off-revenue.ts';
import { disputeTotals } from './045-dispute-totals.ts';
import { auditMonths } from './046-audit-months.ts';
import { revokedBy } from './047-revoked-by.ts';
import { disputePromises } from './048-dispute-promises.ts';
import { conversationsWithAdmins, conversationsWithAdminsIndexes } from './049-conversations-with-admins.ts';
import { searchKeyIndexes, searchKeys } from './050-search-keys.ts';
import { exclusiveOffers } from './051-exclusive-offers.ts';
import { positionSession } from './052-position-session.ts';
import { rideAttempts } from './053-ride-attempts.ts';
import { unpaidTotals } from './054-unpaid-totals.ts';
import { indexPersons, personIndexes } from './055-person-indexes.ts';
import { releaseReasons } from './056-release-reasons.ts';
import { drivenDistance } from './057-driven-distance.ts';
import { disputesOfDrivers } from './058-disputes-of-drivers.ts';
import { markedConversations } from './059-marked-conversations.ts';
import type { Index } from './indexes.ts';

export type Migration = {
  name: string;
  run: (db: Transaction<Database>) => Promise<void>;
  /** For a migration that only creates indexes: those of PostgreSQL, which are built before it while others write. */
  indexes?: readonly Index[];
};

/**
 * The migrations in their order, each with the name of its file, which a database stores once it has run. A released
 * migration and its name never change; a new one goes to the end.
 */
export const migrations: readonly Migration[] = [
  { name: '001-initial', run: initial },
  { name: '002-emails', run: emails },
  { name: '004-notifications', run: notifications },
  { name: '005-payments', run: payments },
  { name: '006-admin', run: admin },
  { name: '009-account', run: account },
  { name: '010-matching', run: matching },
  { name: '003-live', run: live },
  { name: '007-disputes', run: disputes },
  { name: '011-payment-intent', run: paymentIntent },
  { name: '012-receivables', run: receivables },
  { name: '013-settlement', run: settlement },
  { name: '014-replaced-tokens', run: replacedTokens },
  { name: '015-cash-missing', run: cashMissing },
  { name: '016-dispatch', run: dispatch },
  { name: '017-card-refunds', run: cardRefunds },
  { name: '018-trip-shares', run: tripShares },
  { name: '019-histories', run: histories },
  { name: '020-checkouts', run: checkouts },
  { name: '021-pages', run: pages },
  { name: '022-refunds-and-cards', run: refundsAndCards },
  { name: '023-admin-lists', run: adminLists },
  { name: '024-account-safety', run: accountSafety },
  { name: '025-start-pin', run: startPin },
  { name: '026-saved-places', run: savedPlaces },
  { name: '027-admin-people', run: adminPeople },
  { name: '028-admin-desk', run: adminDesk },
  { name: '029-ride-totals', run: rideTotals },
  { name: '030-earning-times', run: earningTimes },
  { name: '031-kept-figures', run: keptFigures },
  { name: '032-selective-indexes', run: selectiveIndexes },
  { name: '033-retention', run: retention },
  { name: '034-outbox-order', run: outboxOrder },
  { name: '035-split-figures', run: splitFigures },
  { name: '036-promises', run: promisesOfRows },
  { name: '037-avatars', run: avatars },
  { name: '038-languages', run: languages },
  { name: '039-rider-fares', run: riderFares },
  { name: '040-days', run: days },
  { name: '041-conversation-totals', run: conversationTotals },
  { name: '042-sent-back', run: sentBack },
  { name: '044-written-off-revenue', run: writtenOffRevenue },
  { name: '045-dispute-totals', run: disputeTotals },
  { name: '046-audit-months', run: auditMonths },
  { name: '047-revoked-by', run: revokedBy },
  { name: '048-dispute-promises', run: disputePromises },
  {
    name: '049-conversations-with-admins',
    run: conversationsWithAdmins,
    indexes: conversationsWithAdminsIndexes,
  },
  { name: '050-search-keys', run: searchKeys, indexes: searchKeyIndexes },
  { name: '051-exclusive-offers', run: exclusiveOffers },
  { name: '052-position-session', run: positionSession },
  { name: '053-ride-attempts', run: rideAttempts },
  { name: '054-unpaid-totals', run: unpaidTotals },
  { name: '055-person-indexes', run: indexPersons, indexes: personIndexes },
  { name: '056-release-reasons', run: releaseReasons },
  { name: '057-driven-distance', run: drivenDistance },
  { name: '058-disputes-of-drivers', run: disputesOfDrivers },
  { name: '059-marked-conversations', run: markedConversations },
];

/** How many of them ran in databases that stored only that number. */
export const numbered = 31;
