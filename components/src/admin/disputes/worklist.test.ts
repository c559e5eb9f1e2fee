import type { Dispute } from '@mobility/openapi';
import { expect, test } from 'vitest';
import { disputeFilters, worklist } from './worklist.ts';

const dispute = (id: string, status: string): Dispute =>
  ({ id, status, dispute_type: 'other', submitted_at: '2026-11-20T10:00:00Z' }) as unknown as Dispute;

test('a dispute whose status this version does not know is only in the list of all', () => {
  const disputes = [dispute('a', 'submitted'), dispute('b', 'refunded'), dispute('c', 'sideways')];
  const found = disputeFilters.map((filter) => worklist(disputes, filter, 'all').map(({ id }) => id));
  expect(found.map((ids) => ids.toSorted())).toEqual([['a'], ['b'], ['a', 'b', 'c']]);
});
