import { expect, it } from 'vitest';
import document from './generated/openapi.json' with { type: 'json' };
import { auditActions, auditSeverities } from './lists.ts';

const { schemas } = document.components;

it('the contract names the actions and the severities of the audit trail', () => {
  expect(schemas.AuditLog.properties.action.examples).toEqual(auditActions);
  expect(schemas.AuditSeverity.enum).toEqual(auditSeverities);
});
