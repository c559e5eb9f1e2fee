import { auditActions as offered } from '@mobility/openapi/lists';
import { expect, test } from 'vitest';
import { auditActions } from '../../intl/generated/en-US/audit-actions.ts';

test('every action that the filter offers has a name', () => {
  expect(offered.filter((action) => !(action in auditActions.messages))).toEqual([]);
});
