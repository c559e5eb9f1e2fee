import { errorAnswers } from '@mobility/openapi/errors';
import { expect, test } from 'vitest';
import { refusals } from './generated/en-US/refusals.ts';

/** Codes whose details name what was wrong with the request, which no sentence says for all of them. */
const inTheServersWords = [
  'forbidden',
  'method_not_allowed',
  'validation_failed',
  'malformed_body',
  'malformed_request',
  'unsupported_media_type',
  'headers_too_large',
  // Whether one may pay again.
  'gateway_timeout',
  // What is wrong with the file.
  'backup_invalid',
];

test('every code of a refusal has a text for translators, or is in the words of the server', () => {
  expect([...Object.keys(refusals.messages), ...inTheServersWords].sort()).toEqual(
    Object.keys(errorAnswers).sort(),
  );
});
