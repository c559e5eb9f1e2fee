import type { DisputeType } from '@mobility/openapi';
import { reasonsOf } from '@mobility/openapi/disputes';
import type { Law } from './law.ts';

const table = 'disputes';

/** Of complaints and what became of them. */
export const disputeLaws: readonly Law[] = [
  {
    table,
    wrong: 'lacks what its status needs',
    holds: (of) =>
      (of('status') === 'submitted') === (of('resolved_at') === null) &&
      (of('status') === 'submitted') === (of('resolved_by') === null) &&
      (of('status') === 'refunded') === (of('refunded_amount') !== null) &&
      (of('status') !== 'submitted' || of('resolution_note') === null),
  },
  {
    table,
    wrong: 'has a reason of another type',
    // Its column was judged to be one of the contract's words.
    holds: (of) => reasonsOf(of('dispute_type') as DisputeType).includes(String(of('dispute_reason'))),
  },
  {
    table,
    wrong: 'is of a ride for which nothing was paid',
    holds: (of, { stakeOf }) => stakeOf(of('ride_id')) > 0,
  },
  {
    table,
    wrong: 'asks for more than was paid',
    holds: (of, { stakeOf }) => Number(of('requested_refund')) <= stakeOf(of('ride_id')),
  },
  {
    table,
    wrong: 'gave back more than was paid',
    holds: (of, { stakeOf, refundedOf }) => refundedOf(of('ride_id')) <= stakeOf(of('ride_id')),
  },
  {
    table,
    wrong: 'gave back money, and the ledger says otherwise',
    holds: (of, { booked }) =>
      of('refunded_amount') === null ||
      booked(`dispute:${of('id')}`, of('rider_id')) === of('refunded_amount'),
  },
];
