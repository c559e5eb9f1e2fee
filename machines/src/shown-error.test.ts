import { expect, test } from 'vitest';
import { shownError } from './shown-error.ts';

test('an error contains the server’s detail', () => {
  expect(shownError('booking.failed', { kind: 'http', status: 409, detail: 'Taken' })).toEqual({
    message: 'booking.failed',
    detail: 'Taken',
  });
});

test('an error without an answer of the server contains the reason', () => {
  const reasons = (['network', 'timeout', 'http', 'malformed'] as const).map(
    (kind) => shownError('booking.failed', { kind }).reason,
  );
  expect(reasons).toEqual(['error.unreachable', 'error.slow', undefined, undefined]);
});
