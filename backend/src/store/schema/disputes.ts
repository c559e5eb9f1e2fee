import type { DisputeRow } from '../../domain/dispute.ts';

export type DisputesTable = DisputeRow;
