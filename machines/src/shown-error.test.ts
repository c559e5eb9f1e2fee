import { expect, test } from 'vitest';
import { shownError } from './shown-error.ts';

test('an error contains the server’s detail', () => {
  expect(shownError('booking.failed', { kind: 'http', status: 409, detail: 'Taken' })).toEqual({
    message: 'booking.failed',
    detail: 'Taken',
  });
});

test('a failed validation is not shown with the names of the request’s fields', () => {
  const detail = [{ msg: 'email must be a valid e-mail address' }];
  const error = { kind: 'http', status: 422, code: 'validation_failed', detail };
  expect(shownError('auth.registrationFailed', error)).toEqual({
    message: 'auth.registrationFailed',
    code: 'validation_failed',
  });
});

test('an error without an answer of the server contains the reason', () => {
  const reasons = (['network', 'timeout', 'http', 'malformed'] as const).map(
    (kind) => shownError('booking.failed', { kind }).reason,
  );
  expect(reasons).toEqual(['error.unreachable', 'error.slow', undefined, undefined]);
});
