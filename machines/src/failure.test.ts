import { expect, test } from 'vitest';
import { failureOf } from './failure.ts';

test('the server’s own words come along', () => {
  expect(failureOf('booking.failed', { kind: 'http', status: 409, detail: 'Taken' })).toEqual({
    message: 'booking.failed',
    detail: 'Taken',
  });
});

test('where no server spoke, a failure says why', () => {
  const reasons = (['network', 'timeout', 'http', 'malformed'] as const).map(
    (kind) => failureOf('booking.failed', { kind }).reason,
  );
  expect(reasons).toEqual(['problem.offline', 'problem.slow', undefined, undefined]);
});
