import { auditActions as recorded } from '@mobility/openapi/lists';
import { expect, test } from 'vitest';
import { auditActions } from '../../intl/generated/en-US/audit-actions.ts';

test('every action that the audit trail records has a name, and no other has', () => {
  expect(Object.keys(auditActions.messages).toSorted()).toEqual(recorded.toSorted());
});
