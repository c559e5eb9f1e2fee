import type { Rule } from './rule.ts';
import { disputeRules } from './rules-disputes.ts';
import { messageRules } from './rules-messages.ts';
import { moneyRules } from './rules-money.ts';
import { peopleRules } from './rules-people.ts';
import { partyRules, rideRules } from './rules-rides.ts';

/** The consistency rules in the order in which they are checked: a row that breaks one makes others fail too. */
export const ruleGroups: readonly (readonly Rule[])[] = [
  peopleRules,
  rideRules,
  partyRules,
  messageRules,
  disputeRules,
  moneyRules,
];
