import type { Dispute } from '@mobility/openapi';
import { expect, test } from 'vitest';
import { disputeFilters, dueTime, worklist } from './worklist.ts';

const dispute = (id: string, status: string): Dispute =>
  ({ id, status, dispute_type: 'other', submitted_at: '2026-11-20T10:00:00Z' }) as unknown as Dispute;

test('a dispute whose status this version does not know is only in the list of all', () => {
  const disputes = [dispute('a', 'submitted'), dispute('b', 'refunded'), dispute('c', 'sideways')];
  const found = disputeFilters.map((filter) => worklist(disputes, filter, 'all').map(({ id }) => id));
  expect(found.map((ids) => ids.toSorted())).toEqual([['a'], ['b'], ['a', 'b', 'c']]);
});

const minute = 60_000;
const hour = 60 * minute;

test.each([
  ['-1 s', -1_000, { urgency: 'later', unit: 'hours', count: 48 }],
  ['0 s', 0, { urgency: 'later', unit: 'hours', count: 48 }],
  ['1 h', hour, { urgency: 'later', unit: 'hours', count: 47 }],
  ['40 h and 1 s', 40 * hour + 1_000, { urgency: 'soon', unit: 'hours', count: 8 }],
  ['47 h', 47 * hour, { urgency: 'soon', unit: 'hours', count: 1 }],
  ['47 h 20 min', 47 * hour + 20 * minute, { urgency: 'soon', unit: 'minutes', count: 40 }],
  ['48 h 5 min', 48 * hour + 5 * minute, { urgency: 'overdue', unit: 'minutes', count: 5 }],
  ['48 h 59 min 59 s', 49 * hour - 1_000, { urgency: 'overdue', unit: 'minutes', count: 59 }],
  ['50 h 59 min', 51 * hour - minute, { urgency: 'overdue', unit: 'hours', count: 2 }],
])('the time of a dispute that was submitted %s ago is rounded in its favour', (_, waited, due) => {
  const submitted_at = '2026-11-20T10:00:00.000Z';
  expect(dueTime({ submitted_at }, Date.parse(submitted_at) + waited)).toEqual(due);
});

test('a dispute without a time of submission has no time left', () => {
  expect(dueTime({ submitted_at: '' }, 0)).toBeNull();
});
