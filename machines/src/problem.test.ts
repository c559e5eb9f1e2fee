import { expect, test } from 'vitest';
import { isUnsettled, problemOf } from './problem.ts';

test('a list of details becomes one sentence', () => {
  const error = {
    kind: 'http',
    status: 422,
    code: 'validation_failed',
    detail: [{ msg: 'a' }, { msg: 'b' }],
  };
  expect(problemOf(error)).toEqual({ kind: 'http', status: 422, code: 'validation_failed', detail: 'a, b' });
});

test('an empty detail is none, and a bug is malformed', () => {
  expect(problemOf({ kind: 'http', status: 500, detail: ' ' })).toEqual({ kind: 'http', status: 500 });
  expect(problemOf(new TypeError('x is undefined'))).toEqual({ kind: 'malformed' });
  expect(problemOf(null)).toEqual({ kind: 'malformed' });
});

test('only a refusal of the server is settled', () => {
  expect(isUnsettled({ kind: 'http', status: 409 })).toBe(false);
  expect([{ kind: 'http', status: 503 } as const, { kind: 'timeout' } as const].map(isUnsettled)).toEqual([
    true,
    true,
  ]);
});
