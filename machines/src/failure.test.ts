import { expect, test } from 'vitest';
import { failureOf } from './failure.ts';

test('a failure contains the server’s detail', () => {
  expect(failureOf('booking.failed', { kind: 'http', status: 409, detail: 'Taken' })).toEqual({
    message: 'booking.failed',
    detail: 'Taken',
  });
});

test('a failure without an answer of the server contains the reason', () => {
  const reasons = (['network', 'timeout', 'http', 'malformed'] as const).map(
    (kind) => failureOf('booking.failed', { kind }).reason,
  );
  expect(reasons).toEqual(['problem.offline', 'problem.slow', undefined, undefined]);
});
