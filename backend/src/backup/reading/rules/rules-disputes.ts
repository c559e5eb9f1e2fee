import type { DisputeType } from '@mobility/openapi';
import { reasonsOf } from '@mobility/openapi/disputes';
import type { Rule } from './rule.ts';

const table = 'disputes';

/** Consistency rules for disputes and their resolutions. */
export const disputeRules: readonly Rule[] = [
  {
    table,
    wrong: 'lacks a value that its status requires',
    isValid: (of) =>
      (of('status') === 'submitted') === (of('resolved_at') === null) &&
      (of('status') === 'submitted') === (of('resolved_by') === null) &&
      (of('status') === 'refunded') === (of('refunded_amount') !== null) &&
      (of('status') !== 'submitted' || of('resolution_note') === null),
  },
  {
    table,
    wrong: 'has a reason of another type',
    // The column has already been validated against the enum of the contract.
    isValid: (of) => reasonsOf(of('dispute_type') as DisputeType).includes(String(of('dispute_reason'))),
  },
  {
    table,
    wrong: 'is about a ride for which nothing was paid',
    isValid: (of, { stakeOf }) => stakeOf(of('ride_id')) > 0,
  },
  {
    table,
    wrong: 'requests more than was paid',
    isValid: (of, { stakeOf }) => Number(of('requested_refund')) <= stakeOf(of('ride_id')),
  },
  {
    table,
    wrong: 'has a refund above the payment',
    isValid: (of, { stakeOf, refundedOf }) => refundedOf(of('ride_id')) <= stakeOf(of('ride_id')),
  },
  {
    table,
    wrong: 'has a refund that is not in the ledger',
    isValid: (of, { booked }) =>
      of('refunded_amount') === null ||
      [of('rider_id'), 'card'].some(
        (receiver) => booked(`dispute:${of('id')}`, receiver) === of('refunded_amount'),
      ),
  },
];
