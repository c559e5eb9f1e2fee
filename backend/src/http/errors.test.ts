import type { ApiErrorCode } from '@mobility/openapi';
import { errorAnswers } from '@mobility/openapi/errors';
import { expect, test } from 'vitest';
import { Refusal } from '../domain/refusal.ts';
import { errorResponse, statusOf } from './errors.ts';

const issues = [{ loc: ['body', 'amount'], msg: 'amount is required', type: 'required' }];

test('a refusal is sent with the status that the contract assigns to its code', () => {
  for (const [code, { statuses }] of Object.entries(errorAnswers)) {
    // The keys of the table are the codes of the contract.
    const refusal = new Refusal(code as ApiErrorCode, 'No');
    expect(statuses).toContain(statusOf(refusal));
  }
});

test.each([
  ['validation_failed', 'No', [400, 422], 400],
  ['validation_failed', issues, [400, 422], 422],
  ['validation_failed', issues, [400, 404], 400],
  ['validation_failed', issues, [401, 404], 422],
  ['validation_failed', 'No', [401, 404], 400],
  ['validation_failed', 'No', [401, 422], 422],
  ['insufficient_balance', 'No', [400, 404], 400],
  ['insufficient_balance', 'No', [400, 402], 402],
] as const)(
  'the code %s with the detail %j is sent, of %j, with status %i',
  (code, detail, allowed, status) => {
    const refusal = new Refusal(code, typeof detail === 'string' ? detail : [...detail]);
    expect(statusOf(refusal, allowed)).toBe(status);
  },
);

test('a refusal with a wait is sent with Retry-After in seconds', () => {
  const { status, headers } = errorResponse(
    new Refusal('rate_limited', 'Slow down', { retryAfter: 8 }),
    'r1',
  );
  expect([status, headers]).toEqual([429, { 'retry-after': '8' }]);
});
