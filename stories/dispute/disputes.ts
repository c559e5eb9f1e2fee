import type { Dispute } from '@mobility/openapi';
import submitted from '@mobility/openapi/examples/Dispute.json' with { type: 'json' };
import refunded from '@mobility/openapi/examples/Dispute.refunded.json' with { type: 'json' };

/** A dispute of the example's ride in each state, the newest first. */
export const disputes = [
  submitted,
  { ...refunded, id: 'refunded' },
  { ...submitted, id: 'rejected', status: 'rejected', resolution_note: 'The route was the shortest one.' },
] as [Dispute, Dispute, Dispute];
