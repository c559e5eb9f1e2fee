import type { DisputeStatus, DisputeType } from '@mobility/openapi';

/** Amounts in cents. The resolution's columns are null until an admin has decided. */
export type DisputesTable = {
  id: string;
  ride_id: string;
  rider_id: string;
  dispute_type: DisputeType;
  dispute_reason: string;
  description: string;
  requested_refund: number | null;
  evidence: string | null;
  status: DisputeStatus;
  submitted_at: number;
  resolved_at: number | null;
  resolved_by: string | null;
  refunded_amount: number | null;
  resolution_note: string | null;
};
