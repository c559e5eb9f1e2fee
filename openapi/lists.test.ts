import { expect, it } from 'vitest';
import document from './generated/openapi.json' with { type: 'json' };
import { auditActions, auditSeverities } from './lists.ts';

const { schemas } = document.components;

it('the audit trail knows the actions and the severities that its filter offers', () => {
  expect(schemas.AuditLog.properties.action.examples).toEqual(auditActions);
  expect(schemas.AuditSeverity.enum).toEqual(auditSeverities);
});
