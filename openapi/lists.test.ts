import { expect, it } from 'vitest';
import document from './generated/openapi.json' with { type: 'json' };
import { auditActions, auditSeverities, savedPlacesHeld } from './lists.ts';

const { schemas } = document.components;

it('the contract names the actions and the severities of the audit trail', () => {
  expect(schemas.AuditLog.properties.action.examples).toEqual(auditActions);
  expect(schemas.AuditSeverity.enum).toEqual(auditSeverities);
});

it('the contract names how many saved places a rider is listed', () => {
  const { schema } = document.paths['/api/user/places'].get.responses['200'].content['application/json'];
  expect(schema.maxItems).toBe(savedPlacesHeld);
});
